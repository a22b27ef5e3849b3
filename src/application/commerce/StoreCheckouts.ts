import type { storeOrderRefusals } from '#domain/commerce/orderRefusals';
import type { OrderStatus } from '#domain/commerce/PurchaseOrder';
import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { RefusalOf } from '#domain/shared/Refusal';
import type { Result } from '#domain/shared/Result';
import type { CheckoutRejection } from './Checkouts';

export interface StoreCheckoutRequest {
  /** Idempotency key: the same key returns the same order. */
  readonly key: string;
  readonly productId: string;
  readonly productDescription: string;
  readonly language: Language;
}

export type StoreOrderRejection = RefusalOf<typeof storeOrderRefusals> | CallFailure;

/** Purchases in the third-party store (CK-03, D-11). */
export abstract class StoreCheckouts {
  /** @returns URL of the store's page, which is on https or on this site */
  abstract initialize(request: StoreCheckoutRequest): Promise<Result<string, CheckoutRejection>>;

  /** Idempotent. */
  abstract finalize(orderId: string): Promise<Result<OrderStatus, StoreOrderRejection>>;
}
