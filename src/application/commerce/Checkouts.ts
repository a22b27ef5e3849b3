import type { Buyer } from '../../domain/commerce/Purchase';
import type { PurchaseOrder } from '../../domain/commerce/PurchaseOrder';
import type { Language } from '../../domain/language/Locale';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export interface CheckoutRequest {
  /** Makes one order of the same request, however often it is sent. */
  readonly key: string;
  readonly campaignId: string;
  readonly productId: string;
  readonly pricingId: string;
  /** Fraction; the server recomputes it and refuses another. */
  readonly discount: number;
  readonly referralCode?: string;
  /** Of the letters and the widget. */
  readonly language: Language;
}

/** What the payment widget is opened with. */
export interface PaymentSession {
  readonly order: PurchaseOrder;
  readonly token: string;
  /** No real money moves. */
  readonly isSandbox: boolean;
}

/**
 * - `refused`: the server's objections, as it sent them (CF-05)
 * - `server`: its code is looked up in the error catalogue
 */
export type CheckoutRejection =
  { readonly kind: 'refused'; readonly errors: readonly string[] } | CallFailure;

export abstract class Checkouts {
  /** Makes an order and a token to pay it with (CF-04, CK-01). */
  abstract start(request: CheckoutRequest, buyer: Buyer): Promise<Result<PaymentSession, CheckoutRejection>>;

  /** An order of the buyer's; nothing when they have none of that id. */
  abstract order(id: string, buyer: Buyer): Promise<Result<PurchaseOrder | undefined, CallFailure>>;
}
