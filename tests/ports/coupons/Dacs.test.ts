import { randomUUID } from 'node:crypto';
import { DacHistory } from '#application/coupons/DacHistory';
import { Dacs } from '#application/coupons/Dacs';
import { Recipients } from '#application/coupons/Recipients';
import { TransferHolds } from '#application/coupons/TransferHolds';
import { GameTime } from '#application/products/GameTime';
import { Passwords } from '#application/security/Passwords';
import { couponKeyRefusals } from '#domain/coupons/couponRefusals';
import type { Quantity } from '#domain/coupons/Quantity';
import { stepUpRefusals } from '#domain/devices/deviceRefusals';
import { generalRefusals } from '#domain/shared/generalRefusals';
import type { GiftNote } from '#domain/shared/giftNote';
import { expectMonthsFrom } from '../support/expectMonthsFrom';
import { openFakeSite } from '../support/openFakeSite';
import { openSandboxSite } from '../support/openSandboxSite';
import { signInAs, type OpenSite, type Person, type Site } from '../support/Site';
import { testFailures } from '../support/testFailures';
import { fakeControls, sandboxControls, type CouponControls } from './couponControls';

/** A site on which two players have coupons: the signed-in player and another one. */
interface CouponSite {
  readonly site: Site;
  readonly owner: Person;
  readonly other: Person;
}

const testDacs = (open: OpenSite, controls: CouponControls): void => {
  const begin = async (owned: number): Promise<CouponSite> => {
    const site = await open();
    const owner = await signInAs(site, 'twoFactor');
    const other = await site.createPerson('ending');
    if (owned > 0) await controls.addCoupons(site, owner, owned);
    return { site, owner, other };
  };

  const dacs = ({ application }: Site): Dacs => application.get(Dacs);

  const order = (ownerId: string, quantity: number, key: string = randomUUID()) => ({
    key,
    ownerId,
    quantity: quantity as Quantity,
  });

  it('DC-01 returns the player’s coupon count', async () => {
    const { site } = await begin(4);
    expect(await dacs(site).count()).toEqual({ ok: true, value: 4 });
  });

  it('DC-01 reports whether coupons are enabled', async () => {
    const { site } = await begin(0);
    expect(await dacs(site).areEnabled()).toEqual({ ok: true, value: true });
    await controls.enableCoupons(site, false);
    try {
      expect(await dacs(site).areEnabled()).toEqual({ ok: true, value: false });
    } finally {
      await controls.enableCoupons(site, true);
    }
  });

  it('DC-01 a new player has no coupons', async () => {
    const { site } = await begin(0);
    expect(await dacs(site).count()).toEqual({ ok: true, value: 0 });
  });

  it('DC-01 converts a coupon into one month, once per key', async () => {
    const { site, owner } = await begin(4);
    const before = await site.application.get(GameTime).findEnd();
    const request = order(owner.id, 2);
    const converted = await dacs(site).convert(request);
    const from = before.ok && before.value ? before.value : site.now();
    expectMonthsFrom(from, 2, converted.ok ? converted.value : undefined);
    expect(await dacs(site).convert(request)).toEqual(converted);
    expect(await dacs(site).count()).toEqual({ ok: true, value: 2 });
  });

  it('DC-01 rejects reusing a key for a different request', async () => {
    const { site, owner } = await begin(4);
    const key = randomUUID();
    await dacs(site).convert(order(owner.id, 1, key));
    expect(await dacs(site).convert(order(owner.id, 2, key))).toEqual({
      ok: false,
      error: { kind: 'server', ...couponKeyRefusals['key-used'] },
    });
  });

  it('DC-01 rejects a key that another player has used', async () => {
    const { site, owner, other } = await begin(4);
    const key = randomUUID();
    await dacs(site).convert(order(owner.id, 1, key));
    await controls.addCoupons(site, other, 1);
    site.application.tokens.write(await site.tokensExpiringIn(900, other));
    const refused = { ok: false, error: { kind: 'server', ...couponKeyRefusals['key-used'] } };
    expect(await dacs(site).convert(order(other.id, 1, key))).toEqual(refused);
    const transfer = { ...order(other.id, 1, key), recipientId: owner.id };
    expect(await dacs(site).transfer(transfer)).toEqual(refused);
  });

  it('DC-01 a player cannot use another player’s coupons', async () => {
    const { site, other } = await begin(4);
    const forbidden = { ok: false, error: { kind: 'server', ...generalRefusals.forbidden } };
    expect(await dacs(site).convert(order(other.id, 1))).toEqual(forbidden);
    expect(await dacs(site).transfer({ ...order(other.id, 1), recipientId: other.id })).toEqual(forbidden);
  });

  it('DC-01 transfers coupons once per key', async () => {
    const { site, owner, other } = await begin(4);
    const request = { ...order(owner.id, 3), recipientId: other.id };
    const done = { ok: true, value: undefined };
    expect(await dacs(site).transfer(request)).toEqual(done);
    expect(await dacs(site).transfer(request)).toEqual(done);
    expect(await dacs(site).count()).toEqual({ ok: true, value: 1 });
    site.application.tokens.write(await site.tokensExpiringIn(900, other));
    expect(await dacs(site).count()).toEqual({ ok: true, value: 3 });
  });

  it('DC-01 DC-02 both players find the note of a transfer in their history', async () => {
    const { site, owner, other } = await begin(4);
    const newest = async () => {
      const history = await site.application.get(DacHistory).findPage(1);
      return history.ok ? history.value.entries[0] : undefined;
    };
    const request = { ...order(owner.id, 1), recipientId: other.id };
    await dacs(site).transfer({ ...request, note: 'For the haul' as GiftNote });
    // A repeated call with another note neither transfers again nor changes the note.
    expect(await dacs(site).transfer({ ...request, note: 'Another' as GiftNote })).toMatchObject({
      ok: true,
    });
    expect(await newest()).toMatchObject({ kind: 'sent', note: 'For the haul' });
    site.application.tokens.write(await site.tokensExpiringIn(900, other));
    expect(await newest()).toMatchObject({ kind: 'received', note: 'For the haul' });
    expect(await dacs(site).count()).toEqual({ ok: true, value: 1 });
  });

  it('DC-01 rejects a transfer when the player does not reauthenticate', async () => {
    const { site, owner, other } = await begin(4);
    await site.expireProofs(owner);
    expect(await dacs(site).transfer({ ...order(owner.id, 1), recipientId: other.id })).toEqual({
      ok: false,
      error: { kind: 'server', ...stepUpRefusals['proof-needed'] },
    });
  });

  it('DC-01 a password change blocks transfers for 24 hours but not conversions', async () => {
    const { site, owner, other } = await begin(4);
    const holds = site.application.get(TransferHolds);
    expect(await holds.findEnd()).toEqual({ ok: true, value: undefined });
    const { password: currentPassword } = owner;
    await site.application.get(Passwords).change({ password: 'Another-2027!', currentPassword }, 'en');
    const until = await holds.findEnd();
    const moment = until.ok && until.value ? until.value.getTime() : 0;
    expect(Math.abs(moment - site.now().getTime() - 86_400_000)).toBeLessThan(20_000);
    expect(await dacs(site).transfer({ ...order(owner.id, 1), recipientId: other.id })).toEqual({
      ok: false,
      error: { kind: 'transfer-held' },
    });
    expect(await dacs(site).convert(order(owner.id, 1))).toMatchObject({ ok: true });
  });

  it('DC-02 lists the history newest first, five entries per page', async () => {
    const { site, owner, other } = await begin(20);
    await dacs(site).transfer({ ...order(owner.id, 2), recipientId: other.id });
    for (let quantity = 1; quantity <= 4; quantity += 1) await dacs(site).convert(order(owner.id, quantity));
    const page = async (pageNumber: number) => {
      const history = await site.application.get(DacHistory).findPage(pageNumber);
      if (!history.ok) throw new Error('The history could not be loaded.');
      return { ...history.value, entries: history.value.entries.map(({ date: _, ...entry }) => entry) };
    };
    expect(await page(1)).toEqual({
      totalEntries: 6,
      entries: [
        { kind: 'conversion', quantity: 4 },
        { kind: 'conversion', quantity: 3 },
        { kind: 'conversion', quantity: 2 },
        { kind: 'conversion', quantity: 1 },
        { kind: 'sent', quantity: 2, to: other.displayName },
      ],
    });
    expect(await page(2)).toEqual({ totalEntries: 6, entries: [{ kind: 'creation', quantity: 20 }] });
    site.application.tokens.write(await site.tokensExpiringIn(900, other));
    expect(await page(1)).toEqual({
      totalEntries: 1,
      entries: [{ kind: 'received', quantity: 2, from: owner.displayName }],
    });
  });

  it('DC-01 finds players by part of their name', async () => {
    const { site, other } = await begin(0);
    const recipients = site.application.get(Recipients);
    const { id, displayName } = other;
    const part = displayName.slice(1).toUpperCase();
    expect(await recipients.search(part)).toEqual({ ok: true, value: [{ id, displayName }] });
    expect(await recipients.search('nobody is called so')).toEqual({ ok: true, value: [] });
    expect(await recipients.find(id)).toMatchObject({
      ok: true,
      value: { id, displayName, memberSince: expect.any(Date) },
    });
    expect(await recipients.find(randomUUID())).toEqual({ ok: false, error: { kind: 'unknown-recipient' } });
  });

  testFailures(open, 'DC-01 AP-02', {
    calls: {
      areEnabled: (site) => dacs(site).areEnabled(),
      count: (site) => dacs(site).count(),
      convert: (site) => dacs(site).convert(order('a', 1)),
      transfer: (site) => dacs(site).transfer({ ...order('a', 1), recipientId: 'b' }),
      findPage: ({ application }) => application.get(DacHistory).findPage(1),
      search: ({ application }) => application.get(Recipients).search('pilot'),
      find: ({ application }) => application.get(Recipients).find('a'),
      findEnd: ({ application }) => application.get(TransferHolds).findEnd(),
    },
  });
};

describe('Dacs on the fake back end', () => testDacs(openFakeSite, fakeControls));

describe('Dacs over HTTP against the sandbox', () => testDacs(openSandboxSite, sandboxControls));
