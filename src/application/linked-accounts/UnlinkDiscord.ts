import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { DiscordAccounts } from './DiscordAccounts';

@useCase
export class UnlinkDiscord {
  constructor(
    private readonly discord: DiscordAccounts,
    private readonly session: Session,
  ) {}

  async execute(): Promise<Result<void, CallFailure>> {
    const unlinked = await this.discord.unlink();
    if (unlinked.ok) await this.session.reloadPlayer();
    return unlinked;
  }
}
