import type { Currency } from '../../../domain/commerce/Money';
import type { Language } from '../../../domain/language/Locale';

/** By the API's numbers. */
export const saleStatus = { started: 0, cancelled: 1, paid: 2, refunded: 3, rejected: 4, failed: 5 } as const;

/** An order of the fake world on its way to being paid. */
export interface FakeSale {
  /** Of the purchase. */
  readonly key: string;
  /** What was sent with the key. */
  readonly sentWith: string;
  readonly orderId: string;
  /** What the widget is opened with, or the store knows it by. */
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
  status: number;
  /** The store took the money. */
  isApproved?: boolean;
}
