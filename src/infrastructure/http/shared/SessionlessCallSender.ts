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

/** Sends calls without a session. Used by adapters that the session, configuration and form tokens depend on. */
@injectable()
export class SessionlessCallSender {
  constructor(private readonly api: ApiClient) {}

  async send<C extends SessionlessCall>(call: C, ...[values]: Arguments<C>): Promise<Outcome<C>> {
    const sent = (values ?? {}) as AnyValues;
    return outcomeOf(call, await this.api.send(requestOf(call, sent)));
  }
}
