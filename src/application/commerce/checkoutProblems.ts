import { checkoutErrorText } from '../../domain/commerce/checkoutError';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { CheckoutRejection } from './Checkouts';
import type { GhostRejection } from './GhostAccounts';
import type { NotWanted } from './CurrentPurchase';

/**
 * - `email-required`, `email-invalid`, `email-has-account`, `email-used`: see `GhostRejection`
 * - `refused`: what the server objects to, as a sentence (CF-05)
 */
export type CheckoutProblem =
  | NotWanted
  | { readonly kind: 'email-required' | 'email-invalid' | 'email-has-account' | 'email-used' }
  | { readonly kind: 'refused'; readonly text: string }
  | CallFailure;

export const problemOf = (rejection: CheckoutRejection): CheckoutProblem =>
  rejection.kind === 'refused' ? { kind: 'refused', text: checkoutErrorText(rejection.errors) } : rejection;

export const ghostProblemOf = (rejection: GhostRejection): CheckoutProblem =>
  rejection.kind === 'refused' ? { kind: 'refused', text: checkoutErrorText(rejection.texts) } : rejection;

/** The server has made another order by the key of this purchase. */
export const isSpentKey = (rejection: CheckoutRejection): boolean =>
  rejection.kind === 'server' && rejection.code === 305;
