import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export abstract class GameTime {
  /** When the signed-in player's game time ends or ended; undefined when there never was any. */
  abstract end(): Promise<Result<Date | undefined, CallFailure>>;
}
