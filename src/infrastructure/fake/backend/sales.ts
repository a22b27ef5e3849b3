import type { Currency } from '#domain/commerce/Money';
import type { OrderRejection, OrderStatus } from '#domain/commerce/PurchaseOrder';
import type { Language } from '#domain/language/Locale';

export interface FakeSale {
  /** Idempotency key. */
  readonly key: string;
  /** Serialized request that was sent with this idempotency key. */
  readonly sentWith: string;
  readonly orderId: string;
  /** Payment token of the widget or the store. */
  readonly token: string;
  readonly buyerId: string;
  readonly channel: 'widget' | 'store';
  /** Serial of the token with which a buyer without an account ordered. */
  ghostSerial?: string | undefined;
  readonly language: Language;
  readonly campaignId: string;
  readonly productId: string;
  readonly productName: string;
  readonly isMyDU: boolean;
  readonly recruiterId?: string;
  readonly months: number;
  /** Discounted price in cents. */
  readonly cents: number;
  readonly currency: Currency;
  status: OrderStatus;
  rejection?: OrderRejection;
  isApproved?: boolean;
}
