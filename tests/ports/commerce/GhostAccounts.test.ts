import { randomUUID } from 'node:crypto';
import { Checkouts } from '#application/commerce/Checkouts';
import { GhostAccounts, type GhostRegistration } from '#application/commerce/GhostAccounts';
import { Registrations } from '#application/registration/Registrations';
import type { GhostBuyer } from '#domain/commerce/Purchase';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { refuse } from '#infrastructure/fake/backend/refuse';
import { onBothAdapters } from '../support/onBothAdapters';
import type { Site } from '../support/Site';
import { testFailures } from '../support/testFailures';
import { createGhostBuyer, startCheckout } from './support';

onBothAdapters('GhostAccounts', (open) => {
  const register = ({ application }: Site, registration: GhostRegistration) =>
    application.get(GhostAccounts).register(registration);

  it('CF-04 registers a ghost account by email', async () => {
    const site = await open();
    const email = `${randomUUID()}@farstead.test`;
    const registered = await register(site, { email });
    expect(registered).toEqual({
      ok: true,
      value: { id: expect.stringMatching(/./), email, token: expect.stringMatching(/./) },
    });
    expect(await site.acquisitionOf(email)).toBeUndefined();
  });

  it('CF-04 emails that differ only in case belong to the same buyer', async () => {
    const site = await open();
    const email = `${randomUUID()}@farstead.test`;
    const first = await register(site, { email });
    const second = await register(site, { email: email.toUpperCase() });
    expect(second.ok && second.value.id).toBe(first.ok && first.value.id);
  });

  it('BU-06 stores the ghost account’s acquisition source', async () => {
    const site = await open();
    const email = `${randomUUID()}@farstead.test`;
    await register(site, { email, acquisition: '?utm_source=news', referral: { ref: 'ada', siteId: '42' } });
    expect(await site.acquisitionOf(email)).toBe('?utm_source=news');
  });

  it.each(['', 'buyer', 'buyer@', 'buyer@farstead', '@farstead.test', 'b uyer@farstead.test'])(
    'CF-05 rejects the invalid email “%s”',
    async (email) => {
      expect(await register(await open(), { email })).toEqual({
        ok: false,
        error: { kind: 'email-invalid' },
      });
    },
  );

  it('CF-04 renews a ghost account’s token even after payment, with access to the same orders', async () => {
    const site = await open();
    const ghost = await createGhostBuyer(site);
    const session = await startCheckout(site, ghost);
    await site.endOrder(session.order.id, 'paid');
    const renewed = await site.application.get(GhostAccounts).renew(ghost);
    if (!renewed.ok) throw new Error(renewed.error.kind);
    expect(renewed.value).toMatchObject({ id: ghost.id, email: ghost.email });
    const buyer = { kind: 'ghost' as const, ...renewed.value };
    expect(await site.application.get(Checkouts).findOrder(session.order.id, buyer)).toMatchObject({
      ok: true,
      value: { status: 'paid' },
    });
  });

  it('CF-04 does not renew a forged token', async () => {
    const site = await open();
    const ghost = await createGhostBuyer(site);
    const renewed = await site.application.get(GhostAccounts).renew({ ...ghost, token: 'forged' });
    expect(renewed).toEqual(refuse(generalRefusals, 'signed-out'));
  });

  describe('a buyer who mistyped the email', () => {
    const buy = async (site: Site) => {
      const ghost = await createGhostBuyer(site);
      const { order } = await startCheckout(site, ghost);
      await site.endOrder(order.id, 'paid');
      return ghost;
    };
    const correct = ({ application }: Site, ghost: GhostBuyer, email: string) =>
      application.get(GhostAccounts).correctEmail(ghost, email, 'de');
    const findEmail = ({ application }: Site, key: string) => application.get(Registrations).findEmail(key);

    it('TY-01 gets a new link at the corrected email, and the link in the first one ends', async () => {
      const site = await open();
      const ghost = await buy(site);
      const first = await site.newestEmailKey(ghost.email);
      expect(await findEmail(site, first)).toMatchObject({ value: ghost.email });
      const email = site.freshAddress();
      const { id, token } = ghost;
      expect(await correct(site, ghost, email)).toEqual({ ok: true, value: { id, email, token } });
      expect(await findEmail(site, first)).toMatchObject({ error: { kind: 'unknown-key' } });
      expect(await findEmail(site, await site.newestEmailKey(email))).toMatchObject({ value: email });
    });

    it('TY-01 cannot use an invalid email, that of an account, or that of another purchase', async () => {
      const site = await open();
      const ghost = await buy(site);
      const other = await buy(site);
      const rejected = async (email: string) => (await correct(site, ghost, email)) as { error?: object };
      expect((await rejected('nobody')).error).toEqual({ kind: 'email-invalid' });
      expect((await rejected(other.email)).error).toEqual({ kind: 'email-used' });
      expect((await rejected((await site.createPerson('backer')).email)).error).toEqual({
        kind: 'email-has-account',
      });
    });

    it('TY-01 cannot correct the email before the payment', async () => {
      const site = await open();
      const ghost = await createGhostBuyer(site);
      await startCheckout(site, ghost);
      expect(await correct(site, ghost, site.freshAddress())).toMatchObject({
        error: { kind: 'not-the-buyer' },
      });
    });
  });

  testFailures(open, 'CF-04', {
    calls: { register: (site) => register(site, { email: 'buyer@farstead.test' }) },
    isAnonymous: true,
  });
});
