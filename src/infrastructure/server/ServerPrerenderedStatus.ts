import { PrerenderedStatus } from '#application/server-status/PrerenderedStatus';
import type { StatusSnapshot } from '#domain/server-status/Service';
import type { DehydratedState } from '../hydration/DehydratedState';
import type { ApiResponseCache } from './ApiResponseCache';

/** Status of the services from the cache of this process, for one render. Adds it to the page's dehydrated state. */
export class ServerPrerenderedStatus extends PrerenderedStatus {
  /** Version of the responses that were used; undefined if the page shows no status. */
  version: string | undefined;

  constructor(
    private readonly load: () => Promise<StatusSnapshot | undefined>,
    private readonly answers: Pick<ApiResponseCache, 'version'>,
    private readonly state: DehydratedState,
  ) {
    super();
  }

  async find(): Promise<StatusSnapshot | undefined> {
    const word = await this.load();
    this.version = this.answers.version;
    this.state.status = word && { at: word.at.toISOString(), services: word.services };
    return word;
  }
}
