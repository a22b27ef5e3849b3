import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export type ClaimRejection = { readonly kind: 'nothing-to-claim' } | CallFailure;

/** Game time bought through the third-party store; the linked account can claim it once. */
export abstract class StoreGameTime {
  /** @returns undefined when there is nothing to claim, or the request to the store failed (document 3 §8) */
  abstract claimable(): Promise<{ readonly months: number } | undefined>;

  /** @returns the new end of the game time; `nothing-to-claim` when it was claimed before */
  abstract claim(): Promise<Result<Date, ClaimRejection>>;
}
