import type { Buyer } from '#domain/commerce/Purchase';
import type { orderRefusals, storeCheckoutRefusals } from '#domain/commerce/orderRefusals';
import type { PurchaseOrder } from '#domain/commerce/PurchaseOrder';
import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { RefusalOf } from '#domain/shared/Refusal';
import type { Result } from '#domain/shared/Result';

export interface CheckoutRequest {
  /** Idempotency key: the same key returns the same order. */
  readonly key: string;
  readonly campaignId: string;
  readonly productId: string;
  readonly pricingId: string;
  /** Discount as a fraction. The server rejects the order if it calculates a different value. */
  readonly discount: number;
  readonly referralCode?: string;
  /** Language of the emails and the payment widget. */
  readonly language: Language;
}

/** An order and the token that opens the payment widget for it. */
export interface PaymentSession {
  readonly order: PurchaseOrder;
  readonly token: string;
  readonly isSandbox: boolean;
}

/** `refused`: a rejection with the server's messages (CF-05). */
export type CheckoutRejection =
  | RefusalOf<typeof orderRefusals>
  | RefusalOf<typeof storeCheckoutRefusals>
  | { readonly kind: 'refused'; readonly errors: readonly string[] }
  | CallFailure;

export abstract class Checkouts {
  /** Places an order and returns its payment session (CF-04, CK-01). */
  abstract start(request: CheckoutRequest, buyer: Buyer): Promise<Result<PaymentSession, CheckoutRejection>>;

  /** Returns undefined if the buyer has no such order. */
  abstract findOrder(id: string, buyer: Buyer): Promise<Result<PurchaseOrder | undefined, CallFailure>>;
}
