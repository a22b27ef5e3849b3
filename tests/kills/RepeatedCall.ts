import type { RequestProblem } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** A call of a player who tries again until there is an answer, with the same idempotency key. */
export interface RepeatedCall {
  /** Name of the call, such as `transfer`. */
  readonly kind: string;
  /** Index by which the player is chosen. */
  readonly player: number;
  send(): Promise<Result<unknown, RequestProblem>>;
  /** How often each part of its effect is stored. */
  countEffects(): Promise<readonly number[]>;
}
