import type { Language } from '#domain/language/Locale';
import type { StatusSnapshot } from '#domain/server-status/Service';
import type { StatusHeadline } from '#domain/server-status/StatusHeadline';
import type { ServiceHistory } from '#domain/server-status/StatusHistory';

/** The status, the headline and the history that a page shows until the API responds. */
export abstract class PrerenderedStatus {
  /** Returns undefined if the page does not include a status. */
  abstract find(): Promise<StatusSnapshot | undefined>;

  /** Returns undefined if the page does not include a headline. */
  abstract findHeadline(): Promise<StatusHeadline | undefined>;

  /**
   * Returns undefined if the page does not include a history.
   * @param language language of the messages
   */
  abstract findHistories(language: Language): Promise<readonly ServiceHistory[] | undefined>;
}
