import { KnownStatus } from '../../application/server-status/KnownStatus';
import type { StatusWord } from '../../domain/server-status/Service';
import type { PageTransfer } from '../transfer/PageTransfer';
import type { LastAnswers } from './LastAnswers';

/** For one render: what this process knows of the services, which the page takes along. */
export class ServerStatusWord extends KnownStatus {
  /** Of the answers that were used; nothing when the page is not about the status. */
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
