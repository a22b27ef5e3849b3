import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { PlayerSessions } from './PlayerSessions';

/** Ends a session. Succeeds if it has already ended elsewhere. */
@useCase
export class EndSession {
  constructor(private readonly sessions: PlayerSessions) {}

  async execute(id: string): Promise<Result<void, CallFailure>> {
    const ended = await this.sessions.end(id);
    if (ended.ok) return ended;
    return ended.error.kind === 'unknown-session' ? succeed(undefined) : { ok: false, error: ended.error };
  }
}
