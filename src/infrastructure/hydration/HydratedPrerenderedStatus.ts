import { injectable } from 'inversify';
import { PrerenderedStatus } from '#application/server-status/PrerenderedStatus';
import type { StatusSnapshot } from '#domain/server-status/Service';
import type { StatusHeadline } from '#domain/server-status/StatusHeadline';
import type { ServiceHistory } from '#domain/server-status/StatusHistory';
import { DehydratedState } from './DehydratedState';
import { parseHistory } from './serializedHistory';
import { parseHeadline, parseStatus } from './serializedStatus';

@injectable()
export class HydratedPrerenderedStatus extends PrerenderedStatus {
  constructor(private readonly state: DehydratedState) {
    super();
  }

  /** Returns the status only once, because it may be outdated later. */
  async find(): Promise<StatusSnapshot | undefined> {
    const { status } = this.state;
    this.state.status = undefined;
    return status && parseStatus(status);
  }

  /** Returns the headline only once, because it may be outdated later. */
  async findHeadline(): Promise<StatusHeadline | undefined> {
    const { headline } = this.state;
    this.state.headline = undefined;
    return headline && parseHeadline(headline);
  }

  /** Returns the history only once, because it may be outdated later. */
  async findHistories(): Promise<readonly ServiceHistory[] | undefined> {
    const { histories } = this.state;
    this.state.histories = undefined;
    return histories?.map(parseHistory);
  }
}
