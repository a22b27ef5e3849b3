import type { WidgetEvent } from '#domain/commerce/paymentProgress';
import type { Result } from '#domain/shared/Result';

export type { WidgetEvent };

export abstract class PaymentWidget {
  /** Preloads the widget's script. Failures are ignored. */
  abstract prepare(): void;

  /** @returns `unavailable` if the script did not load in time or threw an error */
  abstract open(
    session: { readonly token: string; readonly isSandbox: boolean },
    listener: (event: WidgetEvent) => void,
  ): Promise<Result<void, { readonly kind: 'unavailable' }>>;
}
