import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export type ClaimRejection = { readonly kind: 'nothing-to-claim' } | CallFailure;

/** The linked account can claim it once. */
export abstract class StoreGameTime {
  /** @returns undefined when there is none, or on failure (document 3 §8) */
  abstract claimable(): Promise<{ readonly months: number } | undefined>;

  /** @returns the new end of the game time */
  abstract claim(): Promise<Result<Date, ClaimRejection>>;
}
