import type { WidgetEvent } from '../../domain/commerce/paymentProgress';
import type { Result } from '../../domain/shared/Result';

export type { WidgetEvent };

export abstract class PaymentWidget {
  /** Loads the script early; failures are ignored. */
  abstract prepare(): void;

  /** @returns `unavailable` when the script did not load in time, or threw */
  abstract open(
    session: { readonly token: string; readonly isSandbox: boolean },
    listener: (event: WidgetEvent) => void,
  ): Promise<Result<void, { readonly kind: 'unavailable' }>>;
}
