import { injectable } from 'inversify';
import { DiscordAccounts } from '#application/linked-accounts/DiscordAccounts';
import type { LinkRejection } from '#application/linked-accounts/LinkRejection';
import type { DiscordAccount } from '#domain/linked-accounts/LinkedAccounts';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { linkDiscord, unlinkDiscord } from './calls';

@injectable()
export class HttpDiscordAccounts extends DiscordAccounts {
  constructor(private readonly api: CallSender) {
    super();
  }

  async link(code: string): Promise<Result<DiscordAccount, LinkRejection>> {
    const linked = await this.api.send(linkDiscord, { query: { code } });
    if (!linked.ok) return linked;
    const { discordName, discordDiscriminator } = linked.value;
    return succeed({ name: discordName, discriminator: discordDiscriminator ?? '' });
  }

  unlink(): Promise<Result<void, CallFailure>> {
    return this.api.send(unlinkDiscord);
  }
}
