import { checkoutErrorText } from '#domain/commerce/checkoutErrorText';
import type { OrderedOffer } from '#domain/commerce/orderedOffer';
import type { CheckoutRejection } from './Checkouts';
import type { GhostRejection } from './GhostAccounts';
import type { PurchaseNotPayable } from './CurrentPurchase';

/** `refused`: the server's errors as a sentence (CF-05). */
export type CheckoutProblem =
  | PurchaseNotPayable
  /** The order differs from the offer, so the buyer has to agree to it again. */
  | { readonly kind: 'offer-differs'; readonly agreed: OrderedOffer; readonly ordered: OrderedOffer }
  | { readonly kind: 'email-required' }
  | { readonly kind: 'refused'; readonly text: string }
  | Exclude<CheckoutRejection | GhostRejection, { readonly kind: 'refused' }>;

export const problemOf = (rejection: CheckoutRejection | GhostRejection): CheckoutProblem =>
  rejection.kind === 'refused' ? { kind: 'refused', text: checkoutErrorText(rejection.errors) } : rejection;
