import { injectable } from 'inversify';
import { KnownStatus } from '../../application/server-status/KnownStatus';
import type { StatusWord } from '../../domain/server-status/Service';
import { PageTransfer } from './PageTransfer';

@injectable()
export class TransferredStatus extends KnownStatus {
  constructor(private readonly transfer: PageTransfer) {
    super();
  }

  /** Returns the status once, because it may have changed later. */
  async find(): Promise<StatusWord | undefined> {
    const { status } = this.transfer;
    this.transfer.status = undefined;
    return status && { at: new Date(status.at), services: status.services };
  }
}
