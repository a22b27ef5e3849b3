import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** Game time bought through the third-party store, given to the linked account once. */
export abstract class StoreGameTime {
  /** What waits to be claimed; nothing when nothing does or the store could not be asked (document 3 §8). */
  abstract claimable(): Promise<{ readonly months: number } | undefined>;

  /** @returns the new end of the game time; `nothing-to-claim` when it was claimed before */
  abstract claim(): Promise<Result<Date, { readonly kind: 'nothing-to-claim' } | CallFailure>>;
}
