import type { OrderStatus } from '../../domain/commerce/PurchaseOrder';
import type { Language } from '../../domain/language/Locale';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import type { CheckoutRejection } from './Checkouts';

export interface StoreCheckoutRequest {
  /** The same key gives the same order. */
  readonly key: string;
  readonly productId: string;
  readonly productDescription: string;
  readonly language: Language;
}

/** CK-03, D-11 */
export abstract class StoreCheckouts {
  /** @returns the store's page, https or of this site */
  abstract initialize(request: StoreCheckoutRequest): Promise<Result<string, CheckoutRejection>>;

  /** Idempotent. */
  abstract finalize(orderId: string): Promise<Result<OrderStatus, CallFailure>>;
}
