import type { BetaKeys } from '#domain/beta-keys/BetaKey';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/**
 * The outcome of a change, and the player's keys afterwards. The keys are reloaded even if the change failed, because
 * the failure may mean that the keys were changed elsewhere.
 */
export interface KeyChange<E> {
  readonly outcome: Result<void, E>;
  /** Absent if no request was sent. */
  readonly keys?: Result<BetaKeys, CallFailure>;
}
