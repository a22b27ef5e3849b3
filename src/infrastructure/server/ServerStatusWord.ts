import { KnownStatus } from '../../application/server-status/KnownStatus';
import type { StatusWord } from '../../domain/server-status/Service';
import type { PageTransfer } from '../transfer/PageTransfer';
import type { LastAnswers } from './LastAnswers';

/** Status of the services from the cache of this process, for one render. Adds it to the page's dehydrated state. */
export class ServerStatusWord extends KnownStatus {
  /** Version of the responses that were used; undefined if the page shows no status. */
  version: string | undefined;

  constructor(
    private readonly load: () => Promise<StatusWord | undefined>,
    private readonly answers: Pick<LastAnswers, 'version'>,
    private readonly transfer: PageTransfer,
  ) {
    super();
  }

  async find(): Promise<StatusWord | undefined> {
    const word = await this.load();
    this.version = this.answers.version;
    this.transfer.status = word && { at: word.at.toISOString(), services: word.services };
    return word;
  }
}
