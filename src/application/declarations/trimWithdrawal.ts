import type { Withdrawal } from '#domain/declarations/Declaration';

/** Returns the fields that both kinds of declaration have, with their texts trimmed. */
export const trimWithdrawal = ({ name, orderNumber, contract, email }: Withdrawal): Withdrawal => ({
  name: name.trim(),
  orderNumber: orderNumber.trim(),
  contract: contract.trim(),
  email: email.trim(),
});
