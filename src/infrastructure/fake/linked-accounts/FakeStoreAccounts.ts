import { injectable } from 'inversify';
import type { LinkRejection } from '../../../application/linked-accounts/LinkRejection';
import { StoreAccounts, type OnlyWayIn } from '../../../application/linked-accounts/StoreAccounts';
import { Clock } from '../../../application/shared/Clock';
import type { StoreAccount } from '../../../domain/linked-accounts/LinkedAccounts';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { fakeStoreOrigin } from '../commerce/FakeStoreCheckouts';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';
import { purchaseOf, readGrant, writeGrant, type FakePurchase } from '../world/outsideAccounts';
import type { FakePerson } from '../world/people';
import { refundPeriodEndOf } from './refundPeriod';

@injectable()
export class FakeStoreAccounts extends StoreAccounts {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
    private readonly clock: Clock,
  ) {
    super();
  }

  loginUrl(returnUrl: string): Promise<Result<string, CallFailure>> {
    return this.api.player<string, CallFailure>(({ id, usedGrants = [] }) => {
      const login = writeGrant(['store', id, String(usedGrants.length)], this.clock.now());
      const query = new URLSearchParams({ returnTo: `${returnUrl}?login=${login}` });
      return succeed(`${fakeStoreOrigin}/openid?${query.toString()}`);
    });
  }

  link(returnUrl: string, assertion: string): Promise<Result<StoreAccount, LinkRejection>> {
    return this.api.player<StoreAccount, LinkRejection>((person) => {
      const fields = new URLSearchParams(assertion);
      const returnTo = fields.get('openid.return_to') ?? '';
      const login = new URLSearchParams(returnTo.slice(returnUrl.length)).get('login') ?? '';
      const [purpose, playerId] = readGrant(login, this.clock.now()) ?? [];
      const isOwn = purpose === 'store' && playerId === person.id && returnTo.startsWith(`${returnUrl}?`);
      const steamId = fields.get('openid.claimed_id')?.split('/').at(-1) ?? '';
      if (!isOwn || steamId === '' || person.usedGrants?.includes(login)) {
        return fail({ kind: 'authorisation-refused' });
      }
      this.world.change(() => (person.usedGrants = [...(person.usedGrants ?? []), login]));
      if (person.steamId) return fail({ kind: 'already-linked' });
      if (this.world.find((known) => known.steamId === steamId)) return fail({ kind: 'linked-elsewhere' });
      this.world.change(() => this.give(person, steamId));
      return succeed({ id: steamId });
    });
  }

  unlink(): Promise<Result<void, OnlyWayIn | CallFailure>> {
    return this.api.player((person): Result<void, OnlyWayIn> => {
      const { steamId, password, passkeys = [] } = person;
      if (!steamId) return succeed(undefined);
      if (password === '' && passkeys.length === 0) return fail({ kind: 'only-way-in' });
      this.world.change(() => {
        person.storesLeft = { ...person.storesLeft, [steamId]: leftOf(person) };
        person.steamId = '';
        person.ownership = person.ownership.filter((name) => name !== 'steam');
        delete person.claimableMonths;
        delete person.storeBoughtAt;
      });
      return succeed(undefined);
    });
  }

  refundPeriodEnd(): Promise<Result<Date | undefined, CallFailure>> {
    return this.api.player((person) => succeed(refundPeriodEndOf(person)));
  }

  /** Links the store account, including its unclaimed purchase. */
  private give(person: FakePerson, steamId: string): void {
    const sold = purchaseOf(steamId, this.clock.now());
    const left = this.world.everybody.find(({ storesLeft }) => storesLeft?.[steamId])?.storesLeft?.[steamId];
    const purchase = left ?? sold;
    person.steamId = steamId;
    if (sold) person.ownership = [...person.ownership, 'steam'];
    if (purchase && purchase.months > 0) person.claimableMonths = purchase.months;
    if (purchase && purchase.boughtAt !== '') person.storeBoughtAt = purchase.boughtAt;
  }
}

const leftOf = ({ claimableMonths = 0, storeBoughtAt = '' }: FakePerson): FakePurchase => ({
  months: claimableMonths,
  boughtAt: storeBoughtAt,
});
