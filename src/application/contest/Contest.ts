import type { contestRefusals } from '#domain/contest/contestRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { RefusalOf } from '#domain/shared/Refusal';
import type { Result } from '#domain/shared/Result';

export type ContestRejection = RefusalOf<typeof contestRefusals> | CallFailure;

export abstract class Contest {
  abstract isEligible(): Promise<Result<boolean, CallFailure>>;

  /** Each account can have only one entry, so entering again has no effect. */
  abstract enter(): Promise<Result<void, ContestRejection>>;
}
