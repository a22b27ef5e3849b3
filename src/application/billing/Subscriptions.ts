import type { Subscription } from '#domain/billing/Subscription';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export type CancelRejection =
  /** The subscription was canceled elsewhere, or it has ended. */
  { readonly kind: 'not-active' } | CallFailure;

export type RenewRejection =
  /** The subscription was renewed elsewhere, has ended, or has a plan that does not renew automatically. */
  { readonly kind: 'not-renewable' } | CallFailure;

export abstract class Subscriptions {
  /** Returns undefined if the player has no subscription, or on failure (ER-02). */
  abstract findLast(): Promise<Subscription | undefined>;

  /** Returns all subscriptions, newest first. */
  abstract list(): Promise<Result<readonly Subscription[], CallFailure>>;

  /** Cancels the active subscription (PY-02). */
  abstract cancel(): Promise<Result<void, CancelRejection>>;

  /** Renews the newest subscription (PY-02). */
  abstract renew(): Promise<Result<void, RenewRejection>>;
}
