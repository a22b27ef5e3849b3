import type { Language } from '../../domain/language/Locale';
import type { Service } from '../../domain/server-status/Service';
import type { ServiceHistory } from '../../domain/server-status/StatusHistory';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** The services of the game (SS-01). */
export abstract class GameServices {
  abstract list(): Promise<Result<readonly Service[], CallFailure>>;

  /** Of the last 90 days; for back ends with the feature `status-history`. @param language of the messages */
  abstract history(language: Language): Promise<Result<readonly ServiceHistory[], CallFailure>>;
}
