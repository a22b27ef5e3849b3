import type { OrderStatus } from '../../domain/commerce/PurchaseOrder';
import type { Language } from '../../domain/language/Locale';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import type { CheckoutRejection } from './Checkouts';

export interface StoreCheckoutRequest {
  /** Makes one order of the same request, however often it is sent. */
  readonly key: string;
  readonly productId: string;
  readonly productDescription: string;
  readonly language: Language;
}

/** Purchases of those who own the game through the third-party store (CK-03, D-11). */
export abstract class StoreCheckouts {
  /** @returns the store's page to pay on, https or of this site */
  abstract initialize(request: StoreCheckoutRequest): Promise<Result<string, CheckoutRejection>>;

  /** Confirms what the store sent the player back with; once confirmed, confirming again changes nothing. */
  abstract finalize(orderId: string): Promise<Result<OrderStatus, CallFailure>>;
}
