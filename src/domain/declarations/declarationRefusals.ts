import { generalRefusals } from '../shared/generalRefusals';

/** Refusals to return the status of a declaration or an order. */
export const declarationStatusRefusals = {
  'email-invalid': generalRefusals['email-invalid'],
  /** No declaration or order has this number and email. Does not reveal which of the two is wrong. */
  'unknown-declaration': { status: 404, code: 320 },
} as const;
