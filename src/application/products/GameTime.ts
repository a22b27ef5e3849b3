import type { GameTimeRecord } from '#domain/products/gameTimeTimeline';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export abstract class GameTime {
  /** Returns the end of the game time, which may be in the past; undefined if the player never had game time. */
  abstract findEnd(): Promise<Result<Date | undefined, CallFailure>>;

  /** Returns the end together with the changes that led to it, as far as the server has recorded them. */
  abstract findRecord(): Promise<Result<GameTimeRecord, CallFailure>>;
}
