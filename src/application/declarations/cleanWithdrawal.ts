import type { Withdrawal } from '#domain/declarations/Declaration';
import { cleanEmail, cleanName, cleanOrderNumber } from '#domain/shared/spellings';

/** Returns the fields that both kinds of declaration have, with their texts trimmed. */
export const cleanWithdrawal = ({ name, orderNumber, contract, email }: Withdrawal): Withdrawal => ({
  name: cleanName(name),
  orderNumber: cleanOrderNumber(orderNumber),
  contract: cleanName(contract),
  email: cleanEmail(email),
});
