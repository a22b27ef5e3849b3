import { checkoutErrorText } from '#domain/commerce/checkoutErrorText';
import { orderRefusals } from '#domain/commerce/orderRefusals';
import type { OrderedOffer } from '#domain/commerce/orderedOffer';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { CheckoutRejection } from './Checkouts';
import type { GhostRejection } from './GhostAccounts';
import type { PurchaseNotPayable } from './CurrentPurchase';

/** `refused`: the server's errors as a sentence (CF-05). The `email-` kinds are documented in `GhostRejection`. */
export type CheckoutProblem =
  | PurchaseNotPayable
  /** The order differs from the offer, so the buyer has to agree to it again. */
  | { readonly kind: 'offer-differs'; readonly agreed: OrderedOffer; readonly ordered: OrderedOffer }
  | { readonly kind: 'email-required' | 'email-invalid' | 'email-has-account' | 'email-used' }
  | { readonly kind: 'referral-unknown' }
  | { readonly kind: 'refused'; readonly text: string }
  | CallFailure;

export const problemOf = (rejection: CheckoutRejection): CheckoutProblem =>
  rejection.kind === 'refused' ? { kind: 'refused', text: checkoutErrorText(rejection.errors) } : rejection;

export const ghostProblemOf = (rejection: GhostRejection): CheckoutProblem =>
  rejection.kind === 'refused' ? { kind: 'refused', text: checkoutErrorText(rejection.texts) } : rejection;

/** Whether the server already has a different order with the same key. */
export const isKeyConflict = (rejection: CheckoutRejection): boolean =>
  rejection.kind === 'server' && rejection.code === orderRefusals['key-used'].code;
