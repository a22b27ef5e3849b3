import type { Buyer } from '../../domain/commerce/Purchase';
import type { PurchaseOrder } from '../../domain/commerce/PurchaseOrder';
import type { Language } from '../../domain/language/Locale';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export interface CheckoutRequest {
  /** The same key gives the same order. */
  readonly key: string;
  readonly campaignId: string;
  readonly productId: string;
  readonly pricingId: string;
  /** Fraction; the server computes it too, and refuses another. */
  readonly discount: number;
  readonly referralCode?: string;
  /** The language of the emails and the widget. */
  readonly language: Language;
}

/** The payment widget's token. */
export interface PaymentSession {
  readonly order: PurchaseOrder;
  readonly token: string;
  readonly isSandbox: boolean;
}

/** `referral-unknown`: nobody else has the code. `refused`: the server's own texts (CF-05). */
export type CheckoutRejection =
  | { readonly kind: 'referral-unknown' }
  | { readonly kind: 'refused'; readonly errors: readonly string[] }
  | CallFailure;

export abstract class Checkouts {
  /** CF-04, CK-01 */
  abstract start(request: CheckoutRequest, buyer: Buyer): Promise<Result<PaymentSession, CheckoutRejection>>;

  /** Nothing when the buyer has no such order. */
  abstract order(id: string, buyer: Buyer): Promise<Result<PurchaseOrder | undefined, CallFailure>>;
}
