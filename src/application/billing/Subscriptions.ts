import type { cancellationRefusals, renewalRefusals } from '#domain/billing/billingRefusals';
import type { Subscription } from '#domain/billing/Subscription';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { RefusalOf } from '#domain/shared/Refusal';
import type { Result } from '#domain/shared/Result';

export type CancelRejection = RefusalOf<typeof cancellationRefusals> | CallFailure;

export type RenewRejection = RefusalOf<typeof renewalRefusals> | CallFailure;

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
