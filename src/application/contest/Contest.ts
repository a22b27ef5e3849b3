import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export type ContestRejection = { readonly kind: 'not-eligible' } | CallFailure;

/** CO-01 */
export abstract class Contest {
  abstract isEligible(): Promise<Result<boolean, CallFailure>>;

  /** An account has one entry: entering again changes nothing. */
  abstract enter(): Promise<Result<void, ContestRejection>>;
}
