import type { Withdrawal } from '../../domain/declarations/Declaration';

/** The part that both declarations have, without spaces around its texts. */
export const trimmed = ({ name, orderNumber, contract, email }: Withdrawal): Withdrawal => ({
  name: name.trim(),
  orderNumber: orderNumber.trim(),
  contract: contract.trim(),
  email: email.trim(),
});
