import type { CheckoutRejection } from '../../../application/commerce/Checkouts';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { asCallFailure, type Refusal } from '../shared/ApiClient';

/** What a server objects to by name is shown by those names; else its code says what it is (CF-05). */
export const asCheckoutRejection = (failure: Refusal | CallFailure): CheckoutRejection => {
  const errors = failure.kind === 'refused' && failure.status < 500 ? failure.errors : undefined;
  return errors ? { kind: 'refused', errors: Object.values(errors).flat() } : asCallFailure(failure);
};
