import type { BetaKeys } from '#domain/beta-keys/BetaKey';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/**
 * Outcome of a change, and the keys after it. The keys are also reloaded after a failure, because they may have
 * been changed elsewhere first.
 */
export interface KeyChange<E> {
  readonly outcome: Result<void, E>;
  /** Absent if no request was sent. */
  readonly keys?: Result<BetaKeys, CallFailure>;
}
