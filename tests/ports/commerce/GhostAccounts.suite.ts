import { randomUUID } from 'node:crypto';
import { Checkouts } from '#application/commerce/Checkouts';
import { GhostAccounts, type GhostRegistration } from '#application/commerce/GhostAccounts';
import { failureModes } from '../support/onBothAdapters';
import type { OpenSite, Site } from '../support/Site';
import { createGhostBuyer, startCheckout } from './support';

export const ghostAccountsSuite = (open: OpenSite): void => {
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

  it.each(['', 'buyer', 'buyer@', '@farstead.test', 'b uyer@farstead.test'])(
    'CF-05 rejects the invalid email “%s”',
    async (email) => {
      expect(await register(await open(), { email })).toEqual({
        ok: false,
        error: { kind: 'email-invalid' },
      });
    },
  );

  it('VA-01 accepts every email that the shared rule allows, even without a dot', async () => {
    const site = await open();
    const email = `${randomUUID()}@b`;
    expect(await register(site, { email })).toMatchObject({ ok: true, value: { email } });
  });

  it.each(['new', 'unconfirmed', 'suspended'] as const)(
    'CF-05 rejects the email of an existing account: %s',
    async (key) => {
      const site = await open();
      const { email } = await site.createPerson(key);
      expect(await register(site, { email })).toEqual({ ok: false, error: { kind: 'email-has-account' } });
    },
  );

  it('CF-05 rejects the email of a ghost account with a purchase', async () => {
    const site = await open();
    const ghost = await createGhostBuyer(site);
    const session = await startCheckout(site, ghost);
    expect(await register(site, { email: ghost.email })).toMatchObject({ ok: true });
    await site.endOrder(session.order.id, 'paid');
    expect(await register(site, { email: ghost.email })).toEqual({
      ok: false,
      error: { kind: 'email-used' },
    });
  });

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
    expect(await site.application.get(GhostAccounts).renew({ ...ghost, token: 'forged' })).toEqual({
      ok: false,
      error: { kind: 'server', status: 401, code: 112 },
    });
  });

  it.each(failureModes)('CF-04 reports the failure when the server is %s', async (network, error) => {
    const site = await open();
    await site.simulate(network);
    expect(await register(site, { email: 'buyer@farstead.test' })).toEqual({ ok: false, error });
  });
};
