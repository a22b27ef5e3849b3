import { PrerenderedStatus } from '#application/server-status/PrerenderedStatus';
import type { Language } from '#domain/language/Locale';
import type { StatusSnapshot } from '#domain/server-status/Service';
import type { StatusHeadline } from '#domain/server-status/StatusHeadline';
import type { ServiceHistory } from '#domain/server-status/StatusHistory';
import type { DehydratedState } from '../hydration/DehydratedState';
import { serializeHistory } from '../hydration/serializedHistory';
import { serializeHeadline, serializeStatus } from '../hydration/serializedStatus';
import type { ApiResponseCache } from './ApiResponseCache';
import { headlineName, type CachedGameServices } from './CachedGameServices';

/** Reads the status, the headline and the history from this process's cache for one render, and adds them to the page's state. */
export class ServerPrerenderedStatus extends PrerenderedStatus {
  /** Version of the API responses that the page used. Undefined if the page shows no status. */
  version: string | undefined;

  constructor(
    private readonly services: Pick<CachedGameServices, 'status' | 'headline' | 'histories'>,
    private readonly answers: Pick<ApiResponseCache, 'version' | 'versionOf'>,
    private readonly state: DehydratedState,
  ) {
    super();
  }

  async find(): Promise<StatusSnapshot | undefined> {
    const word = await this.services.status();
    this.version = this.answers.version;
    this.state.status = word && serializeStatus(word);
    return word;
  }

  async findHeadline(): Promise<StatusHeadline | undefined> {
    const headline = await this.services.headline();
    this.version ??= this.answers.versionOf(headlineName);
    this.state.headline = headline && serializeHeadline(headline);
    return headline;
  }

  async findHistories(language: Language): Promise<readonly ServiceHistory[] | undefined> {
    const histories = await this.services.histories(language);
    this.version = this.answers.version;
    this.state.histories = histories?.map(serializeHistory);
    return histories;
  }
}
