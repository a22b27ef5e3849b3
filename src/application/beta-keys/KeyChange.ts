import type { BetaKeys } from '../../domain/beta-keys/BetaKey';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** What became of a change, and the keys after it: also after a failure, as somebody else may have been faster. */
export interface KeyChange<E> {
  readonly outcome: Result<void, E>;
  /** Absent when nothing was sent. */
  readonly keys?: Result<BetaKeys, CallFailure>;
}
