import type { Language } from '#domain/language/Locale';
import type { Service } from '#domain/server-status/Service';
import type { ServiceHistory } from '#domain/server-status/StatusHistory';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** Services of the game (SS-01). */
export abstract class GameServices {
  abstract list(): Promise<Result<readonly Service[], CallFailure>>;

  /**
   * Covers the last 90 days. Optional feature of the back end: `status-history`.
   * @param language language of the messages
   */
  abstract history(language: Language): Promise<Result<readonly ServiceHistory[], CallFailure>>;
}
