import type { Currency } from '../../../domain/commerce/Money';
import type { OrderStatus } from '../../../domain/commerce/PurchaseOrder';
import type { Language } from '../../../domain/language/Locale';

/** An order of the fake world that is not paid yet. */
export interface FakeSale {
  /** The key of the purchase. */
  readonly key: string;
  /** What was sent with the key. */
  readonly sentWith: string;
  readonly orderId: string;
  /** The widget's token, or the store's. */
  readonly token: string;
  readonly buyerId: string;
  readonly channel: 'widget' | 'store';
  readonly language: Language;
  readonly campaignId: string;
  readonly productId: string;
  readonly productName: string;
  readonly isMyDU: boolean;
  readonly months: number;
  /** After the discount. */
  readonly cents: number;
  readonly currency: Currency;
  status: OrderStatus;
  /** The store accepted the payment. */
  isApproved?: boolean;
}
