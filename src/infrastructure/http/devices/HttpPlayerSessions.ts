import { injectable } from 'inversify';
import { PlayerSessions, type UnknownSession } from '#application/devices/PlayerSessions';
import type { RuleValue } from '#application/shared/rules';
import type { PlayerSession } from '#domain/devices/PlayerSession';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { endOtherSessions, endSession, listSessions } from './calls';

type SessionAnswer = RuleValue<(typeof listSessions)['answer']>[number];

@injectable()
export class HttpPlayerSessions extends PlayerSessions {
  constructor(private readonly api: CallSender) {
    super();
  }

  async list(): Promise<Result<readonly PlayerSession[], CallFailure>> {
    const sessions = await this.api.send(listSessions);
    return sessions.ok ? succeed(sessions.value.map(sessionFrom)) : sessions;
  }

  end(id: string): Promise<Result<void, UnknownSession | CallFailure>> {
    return this.api.send(endSession, { path: { sessionId: id } });
  }

  endOthers(): Promise<Result<void, CallFailure>> {
    return this.api.send(endOtherSessions);
  }
}

const sessionFrom = (answer: SessionAnswer): PlayerSession => {
  const { id, browser, system, country, createdAt, lastUsedAt, isCurrent } = answer;
  return {
    id,
    ...(browser && { browser }),
    ...(system && { system }),
    ...(country && { country }),
    createdAt: new Date(createdAt),
    lastUsedAt: new Date(lastUsedAt),
    isCurrent,
  };
};
