import type { Result } from '../../domain/shared/Result';

/**
 * What the widget tells, in whatever order it does (CK-01, CK-02). `closed` also comes after `done`.
 *
 * - `loaded`: it is on the page
 * - `status`: the payment moved on
 * - `done`: it says that it was paid
 * - `troubled`: it says that it can't be paid
 */
export type WidgetEvent = 'loaded' | 'opened' | 'status' | 'done' | 'troubled' | 'closed';

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
