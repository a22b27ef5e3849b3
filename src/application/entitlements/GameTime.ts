import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export abstract class GameTime {
  /** May be in the past; undefined when there never was any. */
  abstract end(): Promise<Result<Date | undefined, CallFailure>>;
}
