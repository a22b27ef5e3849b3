import type { Profile } from '#domain/profile/Profile';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, type Result } from '#domain/shared/Result';
import { Players } from '../session/Players';
import { Session } from '../session/Session';
import { useCase } from '../useCase';

@useCase
export class LoadProfile {
  constructor(
    private readonly players: Players,
    private readonly session: Session,
  ) {}

  async execute(): Promise<Result<Profile, CallFailure>> {
    const { player } = this.session;
    return player ? this.players.findProfile(player.id) : fail({ kind: 'signed-out' });
  }
}
