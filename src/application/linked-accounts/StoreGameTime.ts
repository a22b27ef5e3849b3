import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** `refund-period`: the store may still take the purchase back. */
export type ClaimRejection =
  { readonly kind: 'nothing-to-claim' } | { readonly kind: 'refund-period' } | CallFailure;

/** The linked account can claim it once. */
export abstract class StoreGameTime {
  /** @returns undefined when there is none, or on failure (document 3 §8) */
  abstract claimable(): Promise<{ readonly months: number } | undefined>;

  /** @returns the new end of the game time */
  abstract claim(): Promise<Result<Date, ClaimRejection>>;
}
