import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { PlayerSessions } from './PlayerSessions';

/** Signs the player out everywhere except in this browser. */
@useCase
export class EndOtherSessions {
  constructor(private readonly sessions: PlayerSessions) {}

  execute(): Promise<Result<void, CallFailure>> {
    return this.sessions.endOthers();
  }
}
