import { injectable } from 'inversify';
import type { LinkRejection } from '#application/linked-accounts/LinkRejection';
import { StoreAccounts, type OnlyWayIn } from '#application/linked-accounts/StoreAccounts';
import { Clock } from '#application/shared/Clock';
import type { StoreAccount } from '#domain/linked-accounts/LinkedAccounts';
import { linkRefusal, unlinkRefusal } from '#domain/linked-accounts/linkRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { fakeStoreOrigin } from '../commerce/FakeStoreCheckouts';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import { decodeGrant, encodeGrant, purchaseOf, removeStore } from '../backend/externalAccounts';
import type { FakePerson } from '../backend/people';
import { refundPeriodEndOf } from './refundPeriod';

@injectable()
export class FakeStoreAccounts extends StoreAccounts {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  findLoginUrl(returnUrl: string): Promise<Result<string, CallFailure>> {
    return this.api.callAsPlayer<string, CallFailure>(({ id, usedGrants = [] }) => {
      const login = encodeGrant(['store', id, String(usedGrants.length)], this.clock.now());
      const query = new URLSearchParams({ returnTo: `${returnUrl}?login=${login}` });
      return succeed(`${fakeStoreOrigin}/openid?${query.toString()}`);
    });
  }

  link(returnUrl: string, assertion: string): Promise<Result<StoreAccount, LinkRejection>> {
    return this.api.callAsPlayer<StoreAccount, LinkRejection>((person) => {
      const fields = new URLSearchParams(assertion);
      const returnTo = fields.get('openid.return_to') ?? '';
      const login = new URLSearchParams(returnTo.slice(returnUrl.length)).get('login') ?? '';
      const [purpose, playerId] = decodeGrant(login, this.clock.now()) ?? [];
      const isOwn = purpose === 'store' && playerId === person.id && returnTo.startsWith(`${returnUrl}?`);
      const steamId = fields.get('openid.claimed_id')?.split('/').at(-1) ?? '';
      if (!isOwn || steamId === '' || person.usedGrants?.includes(login)) {
        return fail({ kind: 'authorization-refused' });
      }
      this.backend.change(() => (person.usedGrants = [...(person.usedGrants ?? []), login]));
      const holder = this.backend.find((known) => known.steamId === steamId);
      const refused = linkRefusal(person.steamId !== '', holder !== undefined);
      if (refused) return fail({ kind: refused });
      this.backend.change(() => this.attach(person, steamId));
      return succeed({ id: steamId });
    });
  }

  unlink(): Promise<Result<void, OnlyWayIn | CallFailure>> {
    return this.api.callAsPlayer((person): Result<void, OnlyWayIn> => {
      const { steamId, password, passkeys = [] } = person;
      if (!steamId) return succeed(undefined);
      const refused = unlinkRefusal(password !== '', passkeys.length > 0);
      if (refused) return fail({ kind: refused });
      this.backend.change(() => removeStore(person));
      return succeed(undefined);
    });
  }

  findRefundPeriodEnd(): Promise<Result<Date | undefined, CallFailure>> {
    return this.api.callAsPlayer((person) => succeed(refundPeriodEndOf(person)));
  }

  /** Links the store account and adds its unclaimed purchase. */
  private attach(person: FakePerson, steamId: string): void {
    const sold = purchaseOf(steamId, this.clock.now());
    const left = this.backend.people.find(({ storesLeft }) => storesLeft?.[steamId])?.storesLeft?.[steamId];
    const purchase = left ?? sold;
    person.steamId = steamId;
    person.storeLinkedAt = this.clock.now().toISOString();
    if (sold) person.ownership = [...person.ownership, 'steam'];
    if (purchase && purchase.months > 0) person.claimableMonths = purchase.months;
    if (purchase && purchase.boughtAt !== '') person.storeBoughtAt = purchase.boughtAt;
  }
}
