import type { Result } from '#domain/shared/Result';

interface Problem {
  readonly kind: string;
  readonly status?: number;
}

/** A call of a player who tries again until there is an answer, with the same idempotency key. */
export interface RepeatedCall {
  /** Such as `transfer`. */
  readonly kind: string;
  /** Number of the player. */
  readonly player: number;
  send(): Promise<Result<unknown, Problem>>;
  /** How often each part of its effect is stored. */
  countEffects(): Promise<readonly number[]>;
}
