import type { Subscription } from '../../domain/billing/Subscription';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export type CancelRejection =
  /** It was canceled elsewhere, or it ended. */
  { readonly kind: 'not-active' } | CallFailure;

export type RenewRejection =
  /** It was renewed elsewhere, it ended, or its plan does not renew itself. */
  { readonly kind: 'not-renewable' } | CallFailure;

export abstract class Subscriptions {
  /** Nothing when there is none, or on failure (ER-02). */
  abstract last(): Promise<Subscription | undefined>;

  /** Newest first. */
  abstract all(): Promise<Result<readonly Subscription[], CallFailure>>;

  /** Cancels the active one (PY-02). */
  abstract cancel(): Promise<Result<void, CancelRejection>>;

  /** Renews the newest one (PY-02). */
  abstract renew(): Promise<Result<void, RenewRejection>>;
}
