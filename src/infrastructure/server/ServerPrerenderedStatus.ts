import { PrerenderedStatus } from '#application/server-status/PrerenderedStatus';
import type { StatusSnapshot } from '#domain/server-status/Service';
import type { DehydratedState } from '../hydration/DehydratedState';
import type { ApiResponseCache } from './ApiResponseCache';

/** Reads the service status from this process's cache for one render, and adds it to the page's dehydrated state. */
export class ServerPrerenderedStatus extends PrerenderedStatus {
  /** Version of the API responses that the page used. Undefined if the page shows no status. */
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
