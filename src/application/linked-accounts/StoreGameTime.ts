import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** `refund-period`: the store may still refund the purchase. */
export type ClaimRejection =
  { readonly kind: 'nothing-to-claim' } | { readonly kind: 'refund-period' } | CallFailure;

/** Game time that the owner of a linked account can claim once. */
export abstract class StoreGameTime {
  /** @returns undefined if there is nothing to claim, or on failure (document 3 §8) */
  abstract findClaimable(): Promise<{ readonly months: number } | undefined>;

  /** @returns the new end of the game time */
  abstract claim(): Promise<Result<Date, ClaimRejection>>;
}
