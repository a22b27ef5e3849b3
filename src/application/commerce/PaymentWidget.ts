import type { WidgetEvent } from '../../domain/commerce/paymentProgress';
import type { Result } from '../../domain/shared/Result';

export type { WidgetEvent };

/** The payment provider's widget in a lightbox that neither click nor key closes. */
export abstract class PaymentWidget {
  /** Gets its script ahead, so that it opens at once; failing is no matter here. */
  abstract prepare(): void;

  /** @returns `unavailable` when its script did not come in time, or threw */
  abstract open(
    session: { readonly token: string; readonly isSandbox: boolean },
    listener: (event: WidgetEvent) => void,
  ): Promise<Result<void, { readonly kind: 'unavailable' }>>;
}
