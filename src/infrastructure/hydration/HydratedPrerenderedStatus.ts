import { injectable } from 'inversify';
import { PrerenderedStatus } from '#application/server-status/PrerenderedStatus';
import type { StatusSnapshot } from '#domain/server-status/Service';
import { DehydratedState } from './DehydratedState';

@injectable()
export class HydratedPrerenderedStatus extends PrerenderedStatus {
  constructor(private readonly state: DehydratedState) {
    super();
  }

  /** Returns the status once, because it may have changed later. */
  async find(): Promise<StatusSnapshot | undefined> {
    const { status } = this.state;
    this.state.status = undefined;
    return status && { at: new Date(status.at), services: status.services };
  }
}
