import { injectable } from 'inversify';
import { Players } from '#application/session/Players';
import type { Profile } from '#domain/profile/Profile';
import { playerDetailsOf, type PlayerDetails } from '#domain/session/Player';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { findPlayer } from './calls';
import { profileFrom } from './profileFrom';

@injectable()
export class HttpPlayers extends Players {
  constructor(private readonly api: CallSender) {
    super();
  }

  async findDetails(id: string): Promise<Result<PlayerDetails, CallFailure>> {
    const player = await this.api.send(findPlayer, { path: { playerId: id } });
    if (!player.ok) return player;
    const { discordName, discordDiscriminator, steamId, passwordResetDueAt } = player.value;
    return succeed(
      playerDetailsOf({
        ...player.value,
        discordName: discordName ?? '',
        discordDiscriminator: discordDiscriminator ?? '',
        steamId: steamId ?? '',
        passwordResetDueAt: passwordResetDueAt ?? undefined,
      }),
    );
  }

  async findProfile(id: string): Promise<Result<Profile, CallFailure>> {
    const player = await this.api.send(findPlayer, { path: { playerId: id } });
    return player.ok ? succeed(profileFrom(player.value)) : player;
  }
}
