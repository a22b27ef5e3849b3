import { injectable } from 'inversify';
import { ApiClient } from './ApiClient';
import {
  outcomeOf,
  requestOf,
  type AnyValues,
  type Arguments,
  type SessionlessCall,
  type Outcome,
} from './call';
import { UnansweredRequests } from './UnansweredRequests';

/** Sends calls without a session. Used by adapters that the session, configuration and form tokens depend on. */
@injectable()
export class SessionlessCallSender {
  constructor(
    private readonly api: ApiClient,
    private readonly unanswered: UnansweredRequests,
  ) {}

  async send<C extends SessionlessCall>(call: C, ...[values]: Arguments<C>): Promise<Outcome<C>> {
    const sent = (values ?? {}) as AnyValues;
    const answered = await this.unanswered.send(call, requestOf(call, sent), (request) =>
      this.api.send(request),
    );
    return outcomeOf(call, answered);
  }
}
