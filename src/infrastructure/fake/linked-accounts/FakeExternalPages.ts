import { injectable } from 'inversify';
import { Clock } from '#application/shared/Clock';
import { discordLabel } from '#domain/linked-accounts/LinkedAccounts';
import {
  sampleDiscordAccounts,
  sampleStoreAccounts,
  storeOwnerships,
  type StoreOwnership,
} from '#samples/externalAccounts';
import { fakeStoreOrigin } from '../commerce/FakeStoreCheckouts';
import { FakeBackend } from '../backend/FakeBackend';
import { discordAccountOf, fakeStoreId, encodeGrant } from '../backend/externalAccounts';

/** Creates the responses of Discord and the store after the visitor authorizes a link. */
@injectable('Singleton')
export class FakeExternalPages {
  private grants = 0;

  constructor(
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {}

  /** @param typed `name` or `name#1234`; defaults to an account that is not linked */
  discordCode(typed = this.freeDiscordAccount()): string {
    const { name, discriminator } = discordAccountOf(typed);
    const now = this.clock.now();
    return encodeGrant(
      ['discord', `${String(now.getTime())}-${String(++this.grants)}`, name, discriminator],
      now,
    );
  }

  /** @returns the query string of the store's return URL, without the question mark */
  storeAnswer(loginUrl: string, kind = this.freeStoreKind(), name = sampleStoreAccounts[kind]): string {
    const returnTo = new URL(loginUrl).searchParams.get('returnTo') ?? '';
    const query = new URLSearchParams(new URL(returnTo).search);
    query.set('openid.mode', 'id_res');
    query.set('openid.claimed_id', `${fakeStoreOrigin}/openid/id/${fakeStoreId(kind, name)}`);
    query.set('openid.return_to', returnTo);
    return query.toString();
  }

  private freeDiscordAccount(): string {
    const isFree = (label: string): boolean =>
      !this.backend.find(
        ({ discordName, discordDiscriminator }) =>
          discordLabel({ name: discordName, discriminator: discordDiscriminator }) === label,
      );
    return sampleDiscordAccounts.find(isFree) ?? sampleDiscordAccounts[0] ?? '';
  }

  private freeStoreKind(): StoreOwnership {
    const isFree = (kind: StoreOwnership): boolean =>
      !this.backend.find(({ steamId }) => steamId === fakeStoreId(kind, sampleStoreAccounts[kind]));
    return storeOwnerships.find(isFree) ?? 'owner';
  }
}
