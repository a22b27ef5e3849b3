import { randomUUID } from 'node:crypto';
import { StoreAccounts } from '#application/linked-accounts/StoreAccounts';
import { StoreGameTime } from '#application/linked-accounts/StoreGameTime';
import { Players } from '#application/session/Players';
import type { StoreOwnership } from '#samples/externalAccounts';
import { onBothAdapters } from '../support/onBothAdapters';
import { type OpenSite, signInAs } from '../support/Site';
import { testFailures } from '../support/testFailures';

const refused = { ok: false, error: { kind: 'authorization-refused' } };

const newName = (): string => `pilot-${randomUUID().slice(0, 8)}`;

const daysFrom = (now: Date, days: number): number => now.getTime() + days * 86_400_000;

const setUp = async (open: OpenSite) => {
  const site = await open();
  const person = await signInAs(site, 'new');
  const store = site.application.get(StoreAccounts);
  const returnUrl = `${site.origin}/account/linked`;
  const loginUrl = async (): Promise<string> => {
    const login = await store.findLoginUrl(returnUrl);
    return login.ok ? login.value : '';
  };
  const signIn = async (kind: StoreOwnership, name: string) =>
    store.link(returnUrl, await site.storeAssertion(await loginUrl(), kind, name));
  const details = () => site.application.get(Players).findDetails(person.id);
  const gameTime = site.application.get(StoreGameTime);
  return { site, person, store, returnUrl, loginUrl, signIn, details, gameTime };
};

onBothAdapters('StoreAccounts', (open) => {
  it('LK-02 links an account with its purchases, and unlinks it', async () => {
    const { store, signIn, details, gameTime } = await setUp(open);
    const linked = await signIn('owner', newName());
    expect(linked).toMatchObject({ ok: true, value: { id: expect.stringMatching(/^7656119\d{10}$/) } });
    const steamId = linked.ok ? linked.value.id : '';
    expect(await details()).toMatchObject({ value: { steamId, ownership: ['steam'] } });
    expect(await gameTime.findClaimable()).toEqual({ months: 3 });
    expect(await store.unlink()).toEqual({ ok: true, value: undefined });
    expect(await details()).toMatchObject({ value: { steamId: '', ownership: [] } });
    expect(await gameTime.findClaimable()).toBeUndefined();
    expect(await store.unlink()).toEqual({ ok: true, value: undefined });
  });

  it('LK-02 an account that does not own the game adds neither ownership nor game time', async () => {
    const { store, signIn, details, gameTime } = await setUp(open);
    expect((await signIn('none', newName())).ok).toBe(true);
    expect(await details()).toMatchObject({ value: { ownership: [] } });
    expect(await gameTime.findClaimable()).toBeUndefined();
    expect(await store.findRefundPeriodEnd()).toEqual({ ok: true, value: undefined });
  });

  it('LK-02 grants no game time during the store’s refund period', async () => {
    const { site, store, signIn, gameTime } = await setUp(open);
    await signIn('recent', newName());
    const end = await store.findRefundPeriodEnd();
    const expected = daysFrom(site.now(), 13);
    expect(end.ok && Math.abs((end.value?.getTime() ?? 0) - expected)).toBeLessThan(120_000);
    expect(await gameTime.findClaimable()).toBeUndefined();
    expect(await gameTime.claim()).toEqual({ ok: false, error: { kind: 'refund-period' } });
  });

  it('LK-02 does not grant claimed game time again when another player links the account', async () => {
    const { site, store, signIn, gameTime, returnUrl } = await setUp(open);
    const name = newName();
    await signIn('owner', name);
    expect((await gameTime.claim()).ok).toBe(true);
    await store.unlink();
    await signInAs(site, 'backer');
    const login = await store.findLoginUrl(returnUrl);
    const assertion = await site.storeAssertion(login.ok ? login.value : '', 'owner', name);
    expect((await store.link(returnUrl, assertion)).ok).toBe(true);
    expect(await gameTime.findClaimable()).toBeUndefined();
  });

  it('LK-02 unclaimed game time remains with the store account after unlinking', async () => {
    const { store, signIn, gameTime } = await setUp(open);
    const name = newName();
    await signIn('owner', name);
    await store.unlink();
    await signIn('owner', name);
    expect(await gameTime.findClaimable()).toEqual({ months: 3 });
  });

  it('LK-02 accepts an assertion only once', async () => {
    const { site, store, returnUrl, loginUrl } = await setUp(open);
    const assertion = await site.storeAssertion(await loginUrl(), 'none', newName());
    expect((await store.link(returnUrl, assertion)).ok).toBe(true);
    await store.unlink();
    expect(await store.link(returnUrl, assertion)).toEqual(refused);
  });

  it('LK-02 accepts an assertion only for the player and the return page that started the sign-in', async () => {
    const { site, store, returnUrl, loginUrl } = await setUp(open);
    const login = await loginUrl();
    const assertion = await site.storeAssertion(login, 'none', newName());
    const elsewhere = `${site.origin}/fr/compte/comptes-lies`;
    expect(await store.link(elsewhere, assertion)).toEqual(refused);
    await signInAs(site, 'backer');
    expect(await store.link(returnUrl, assertion)).toEqual(refused);
    expect(await store.link(returnUrl, 'openid.mode=id_res')).toEqual(refused);
  });

  testFailures(open, 'LK-02', {
    calls: {
      findLoginUrl: ({ application, origin }) =>
        application.get(StoreAccounts).findLoginUrl(`${origin}/account/linked`),
      link: ({ application, origin }) =>
        application.get(StoreAccounts).link(`${origin}/account/linked`, 'openid.mode=id_res'),
      unlink: ({ application }) => application.get(StoreAccounts).unlink(),
      findRefundPeriodEnd: ({ application }) => application.get(StoreAccounts).findRefundPeriodEnd(),
    },
  });
});
