import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export abstract class GameTime {
  /** Returns the end of the game time, which may be in the past; undefined if the player never had game time. */
  abstract findEnd(): Promise<Result<Date | undefined, CallFailure>>;
}
