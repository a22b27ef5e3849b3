import type { Withdrawal } from '#domain/declarations/Declaration';

/** Returns the fields common to both declarations, with trimmed texts. */
export const trimWithdrawal = ({ name, orderNumber, contract, email }: Withdrawal): Withdrawal => ({
  name: name.trim(),
  orderNumber: orderNumber.trim(),
  contract: contract.trim(),
  email: email.trim(),
});
