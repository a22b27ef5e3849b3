import { injectable } from 'inversify';
import { DiscordAccounts } from '#application/linked-accounts/DiscordAccounts';
import type { LinkRejection } from '#application/linked-accounts/LinkRejection';
import { Clock } from '#application/shared/Clock';
import { discordLabel, type DiscordAccount } from '#domain/linked-accounts/LinkedAccounts';
import { linkRefusal } from '#domain/linked-accounts/linkRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import { decodeGrant, removeDiscord } from '../backend/externalAccounts';

@injectable()
export class FakeDiscordAccounts extends DiscordAccounts {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  link(code: string): Promise<Result<DiscordAccount, LinkRejection>> {
    return this.api.callAsPlayer<DiscordAccount, LinkRejection>((person) => {
      const [purpose, , name, discriminator] = decodeGrant(code, this.clock.now()) ?? [];
      const isUsed = this.backend.people.some(({ usedGrants = [] }) => usedGrants.includes(code));
      if (purpose !== 'discord' || name === undefined || discriminator === undefined || isUsed) {
        return fail({ kind: 'authorization-refused' });
      }
      this.backend.change(() => (person.usedGrants = [...(person.usedGrants ?? []), code]));
      const label = discordLabel({ name, discriminator });
      const owner = this.backend.find(
        (known) =>
          discordLabel({ name: known.discordName, discriminator: known.discordDiscriminator }) === label,
      );
      const refused =
        owner === person ? undefined : linkRefusal(person.discordName !== '', owner !== undefined);
      if (refused) return fail({ kind: refused });
      this.backend.change(() =>
        Object.assign(person, {
          discordName: name,
          discordDiscriminator: discriminator,
          discordLinkedAt: owner === person ? person.discordLinkedAt : this.clock.now().toISOString(),
        }),
      );
      return succeed({ name, discriminator });
    });
  }

  unlink(): Promise<Result<void, CallFailure>> {
    return this.api.callAsPlayer((person) => {
      this.backend.change(() => removeDiscord(person));
      return succeed(undefined);
    });
  }
}
