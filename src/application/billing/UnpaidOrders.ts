import type { unpaidOrderRefusals } from '#domain/billing/billingRefusals';
import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { PaymentSession } from '../commerce/Checkouts';

export type UnpaidOrderRejection = { readonly kind: keyof typeof unpaidOrderRefusals } | CallFailure;

/** Orders that the player has started and not paid. */
export abstract class UnpaidOrders {
  /** Returns the payment session of the order, at the price at which it was placed. */
  abstract startPayment(
    orderId: string,
    language: Language,
  ): Promise<Result<PaymentSession, UnpaidOrderRejection>>;

  abstract drop(orderId: string): Promise<Result<void, UnpaidOrderRejection>>;
}
