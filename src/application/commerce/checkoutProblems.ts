import { checkoutErrorText } from '../../domain/commerce/checkoutError';
import type { OrderedOffer } from '../../domain/commerce/orderedOffer';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { CheckoutRejection } from './Checkouts';
import type { GhostRejection } from './GhostAccounts';
import type { NotWanted } from './CurrentPurchase';

/** `refused`: the server's objections as a sentence (CF-05). For the email kinds see `GhostRejection`. */
export type CheckoutProblem =
  | NotWanted
  /** The order was made, and has to be agreed to anew. */
  | { readonly kind: 'offer-differs'; readonly agreed: OrderedOffer; readonly ordered: OrderedOffer }
  | { readonly kind: 'email-required' | 'email-invalid' | 'email-has-account' | 'email-used' }
  | { readonly kind: 'referral-unknown' }
  | { readonly kind: 'refused'; readonly text: string }
  | CallFailure;

export const problemOf = (rejection: CheckoutRejection): CheckoutProblem =>
  rejection.kind === 'refused' ? { kind: 'refused', text: checkoutErrorText(rejection.errors) } : rejection;

export const ghostProblemOf = (rejection: GhostRejection): CheckoutProblem =>
  rejection.kind === 'refused' ? { kind: 'refused', text: checkoutErrorText(rejection.texts) } : rejection;

/** The server has another order with this key. */
export const isSpentKey = (rejection: CheckoutRejection): boolean =>
  rejection.kind === 'server' && rejection.code === 305;
