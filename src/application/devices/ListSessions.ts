import { sortSessions, type PlayerSession } from '#domain/devices/PlayerSession';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { PlayerSessions } from './PlayerSessions';

@useCase
export class ListSessions {
  constructor(private readonly sessions: PlayerSessions) {}

  async execute(): Promise<Result<readonly PlayerSession[], CallFailure>> {
    const listed = await this.sessions.list();
    return listed.ok ? succeed(sortSessions(listed.value)) : listed;
  }
}
