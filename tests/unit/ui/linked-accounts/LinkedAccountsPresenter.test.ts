import { DiscordAccounts } from '#application/linked-accounts/DiscordAccounts';
import { Session } from '#application/session/Session';
import { discordStateCookie } from '#domain/consent/storedItems';
import { fail } from '#domain/shared/Result';
import { FakeDiscordAccounts } from '#infrastructure/fake/linked-accounts/FakeDiscordAccounts';
import { FakeExternalPages } from '#infrastructure/fake/linked-accounts/FakeExternalPages';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { Translations } from '#ui/content/Translations';
import { LinkedAccountsPresenter } from '#ui/linked-accounts/LinkedAccountsPresenter';
import { compose, type Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const open = async (as: PersonKey = 'new'): Promise<Application> => {
  const application = await compose({ as, path: '/account/linked' });
  await application.get(Translations).load('en-us');
  await application.get(Session).start();
  return application;
};

/** Opens the page, either directly or with the query of a return URL. */
const visit = async (application: Application, query = ''): Promise<LinkedAccountsPresenter> => {
  application.navigator.push(`/account/linked${query && `?${query}`}`);
  const page = application.get(LinkedAccountsPresenter);
  await page.load({ params: {}, query: new URLSearchParams(query) });
  page.onShow();
  await flushPromises();
  return page;
};

const discordState = async (application: Application): Promise<string> => {
  const page = await visit(application);
  await page.starting.linkDiscord();
  const left = new URL(application.navigator.externalUrls.at(-1) ?? '');
  return left.searchParams.get('state') ?? '';
};

const code = (application: Application, account?: string): string =>
  application.get(FakeExternalPages).discordCode(account);

const backWith = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString();

const accountsOf = ({ accounts }: LinkedAccountsPresenter) => accounts.value;

const mismatch = { kind: 'failed', provider: 'discord', problem: { kind: 'state-mismatch' } };

describe('Discord', () => {
  it('LK-01 links after the redirect back and cleans the URL after 4 seconds', async () => {
    const application = await open();
    const state = await discordState(application);
    expect(application.stored.read(discordStateCookie)).toBe(state);
    const left = new URL(application.navigator.externalUrls[0] ?? '');
    expect(left.searchParams.get('redirect_uri')).toBe('https://farstead.test/account/linked');

    const page = await visit(application, backWith({ code: code(application, 'nova#0042'), state }));
    expect(page.returning.outcome).toEqual({ kind: 'linked', provider: 'discord' });
    expect(accountsOf(page)?.discord).toEqual({ name: 'nova', discriminator: '0042' });
    expect(application.get(Session).player?.details).toMatchObject({ discordName: 'nova' });
    application.clock.advance(3999);
    expect(application.navigator.path).toContain('code=');
    application.clock.advance(1);
    expect(application.navigator.path).toBe('/account/linked');
    expect((await visit(application)).returning.outcome).toBeUndefined();
  });

  it.each([
    ['is missing', ''],
    ['is another', 'guessed'],
  ])('LK-01 does not send the code when the state %s', async (_, state) => {
    const application = await open();
    await discordState(application);
    const page = await visit(application, backWith({ code: code(application), state }));
    expect(page.returning.outcome).toEqual(mismatch);
    expect(accountsOf(page)?.discord).toBeUndefined();
  });

  it('LK-01 a forged callback does not cancel a pending link', async () => {
    const application = await open();
    const state = await discordState(application);
    await visit(application, backWith({ code: 'stolen', state: 'guessed' }));
    expect(application.stored.read(discordStateCookie)).toBe(state);
    const page = await visit(application, backWith({ code: code(application, 'nova'), state }));
    expect(page.returning.outcome).toEqual({ kind: 'linked', provider: 'discord' });
    expect(application.stored.read(discordStateCookie)).toBeUndefined();
  });

  it('LK-01 with two tabs, the most recent link attempt succeeds, whichever tab returns first', async () => {
    const application = await open();
    const older = await discordState(application);
    const newer = await discordState(application);
    const first = await visit(application, backWith({ code: code(application, 'nova'), state: older }));
    expect(first.returning.outcome).toEqual({ kind: 'begun-anew' });
    expect(accountsOf(first)?.discord).toBeUndefined();
    const second = await visit(application, backWith({ code: code(application, 'nova'), state: newer }));
    expect(second.returning.outcome).toEqual({ kind: 'linked', provider: 'discord' });
    const last = await visit(application, backWith({ code: code(application, 'nova'), state: older }));
    expect(last.returning.outcome).toEqual({ kind: 'already', provider: 'discord' });
  });

  it('LK-01 reopening a used callback URL is not a failure while the account is linked', async () => {
    const application = await open();
    const state = await discordState(application);
    const query = backWith({ code: code(application, 'nova'), state });
    await visit(application, query);
    const again = await visit(application, query);
    expect(again.returning.outcome).toEqual({ kind: 'already', provider: 'discord' });
    application.clock.advance(4000);
    expect((await visit(application)).returning.outcome).toBeUndefined();
    again.openUnlinkDialog('discord');
    await again.unlinking.confirm();
    const unlinked = await visit(application, query);
    expect(unlinked.returning.outcome).toEqual({
      kind: 'failed',
      provider: 'discord',
      problem: { kind: 'state-used' },
    });
  });

  it('LK-01 does not send the code when this browser did not start the link', async () => {
    const application = await open();
    for (const state of ['', 'abc']) {
      const page = await visit(application, backWith({ code: code(application), state }));
      expect(page.returning.outcome).toEqual(mismatch);
    }
  });

  it('LK-01 accepts a state only once', async () => {
    const application = await open();
    const state = await discordState(application);
    await visit(application, backWith({ code: code(application, 'nova'), state }));
    const page = await visit(application, backWith({ code: code(application, 'orbit'), state }));
    expect(page.returning.outcome).toEqual({ kind: 'already', provider: 'discord' });
    expect(accountsOf(page)?.discord?.name).toBe('nova');
  });

  it('LK-01 does not pass a state on to the next player who logs in', async () => {
    const application = await open();
    const state = await discordState(application);
    application.tokens.write(application.tokensOf('backer'));
    await application.get(Session).start();
    const page = await visit(application, backWith({ code: code(application), state }));
    expect(page.returning.outcome).toEqual(mismatch);
  });

  it('LK-01 shows an error after the redirect until dismissed, and canceling is not a failure', async () => {
    const application = await open();
    const reported = await visit(application, backWith({ error: 'server_error', state: 's' }));
    expect(reported.returning.outcome).toEqual({ kind: 'said', error: 'server_error' });
    application.clock.advance(4000);
    expect(application.navigator.path).toBe('/account/linked');
    const next = await visit(application);
    expect(next.returning.outcome).toEqual({ kind: 'said', error: 'server_error' });
    next.returning.dismiss();
    expect((await visit(application)).returning.outcome).toBeUndefined();

    const canceled = await visit(application, backWith({ error: 'access_denied' }));
    expect(canceled.returning.outcome).toEqual({ kind: 'canceled', provider: 'discord' });
  });

  it('LK-01 a player who came back without linking can go to Discord again', async () => {
    const application = await open();
    const page = await visit(application);
    await page.starting.linkDiscord();
    await page.starting.linkDiscord();
    expect(application.navigator.externalUrls).toHaveLength(2);
    const [first, second] = application.navigator.externalUrls;
    expect(first).not.toBe(second);
  });

  it('LK-01 loads the callback page in the language of the state', async () => {
    const application = await open();
    const state = (await discordState(application)).replace('en-us', 'fr-fr');
    await visit(application, backWith({ code: 'c', state }));
    expect(application.navigator.loadedPaths).toEqual([
      `/fr/compte/comptes-lies?${backWith({ code: 'c', state })}`,
    ]);
    expect(application.stored.read(discordStateCookie)).toBeDefined();
  });

  it('LK-01 recognizes a completed link whose response was lost', async () => {
    const application = await open();
    const state = await discordState(application);
    const real = application.get(FakeDiscordAccounts);
    application.replace(DiscordAccounts, {
      link: async (sent: string) => {
        await real.link(sent);
        return fail({ kind: 'timeout' });
      },
      unlink: () => real.unlink(),
    } as DiscordAccounts);
    const page = await visit(application, backWith({ code: code(application, 'nova'), state }));
    expect(page.returning.outcome).toEqual({ kind: 'linked', provider: 'discord' });
  });

  it('LK-01 reports a failed call, even after the redirect', async () => {
    const application = await open();
    const state = await discordState(application);
    application.backend.setNetworkCondition('offline');
    const failed = { kind: 'failed', provider: 'discord', problem: { kind: 'offline' } };
    const page = await visit(application, backWith({ code: code(application), state }));
    expect(page.returning.outcome).toEqual(failed);
    application.clock.advance(4000);
    expect((await visit(application)).returning.outcome).toEqual(failed);
  });

  it('LK-01 does not redirect after the visitor opens another page', async () => {
    const application = await open();
    const page = await visit(application, backWith({ error: 'server_error' }));
    page.dispose();
    application.navigator.push('/account/security');
    application.clock.advance(5000);
    expect(application.navigator.path).toBe('/account/security');
  });

  it('LK-01 cannot be linked without a configured URL', async () => {
    const application = await compose({ as: 'new' });
    const { BeginDiscordLink } = await import('#application/linked-accounts/BeginDiscordLink');
    const { Configuration } = await import('#application/configuration/Configuration');
    const known = application.get(Configuration).current;
    application.get(Configuration).seed({ ...known, discordAuthorizationUrl: undefined });
    expect(await application.get(BeginDiscordLink).execute('en-us')).toEqual({
      ok: false,
      error: { kind: 'not-offered' },
    });
    expect(application.stored.read(discordStateCookie)).toBeUndefined();
  });
});

describe('the store', () => {
  const wayBack = async (application: Application, name: string): Promise<string> => {
    const page = await visit(application);
    await page.starting.linkStore();
    const left = application.navigator.externalUrls.at(-1) ?? '';
    return application.get(FakeExternalPages).storeAnswer(left, 'owner', name);
  };

  it('LK-02 links after the redirect back, and its game time can be claimed', async () => {
    const application = await open();
    const page = await visit(application, await wayBack(application, 'nova'));
    expect(page.returning.outcome).toEqual({ kind: 'linked', provider: 'store' });
    expect(accountsOf(page)?.store?.id).toMatch(/^7656119/);
    expect(application.get(Session).player?.details?.ownership).toEqual(['steam']);
    expect(page.gameTime.status).toEqual({ months: 3 });
    await page.gameTime.claim();
    expect(page.gameTime.claiming.isDone).toBe(true);
    expect(page.gameTime.status).toEqual({});
  });

  it('LK-02 does not link again for a repeated assertion, and canceling is not a failure', async () => {
    const application = await open();
    const query = await wayBack(application, 'nova');
    await visit(application, query);
    const again = await visit(application, query);
    expect(again.returning.outcome).toEqual({ kind: 'already', provider: 'store' });
    again.openUnlinkDialog('store');
    await again.unlinking.confirm();
    const unlinked = await visit(application, query);
    expect(unlinked.returning.outcome).toMatchObject({ problem: { kind: 'authorization-refused' } });
    const canceled = await visit(application, 'openid.mode=cancel');
    expect(canceled.returning.outcome).toEqual({ kind: 'canceled', provider: 'store' });
  });

  it('LK-02 shows the refund period until it ends', async () => {
    const application = await open('steam');
    const person = application.backend.person('steam');
    const yesterday = new Date(application.clock.now().getTime() - 86_400_000);
    application.backend.change(() => (person.storeBoughtAt = yesterday.toISOString()));
    const page = await visit(application);
    const end = new Date(yesterday.getTime() + 14 * 86_400_000);
    expect(page.gameTime.status).toEqual({ refundPeriodEnd: end });
    application.clock.advance(14 * 86_400_000);
    expect((await visit(application)).gameTime.status).toEqual({ months: 3 });
  });

  it('LK-02 reports an unreachable store page without leaving the site', async () => {
    const application = await open();
    const page = await visit(application);
    application.backend.setNetworkCondition('failing');
    await page.starting.linkStore();
    expect(page.starting.toStore.problem).toMatchObject({ kind: 'server', code: 50 });
    expect(application.navigator.externalUrls).toEqual([]);
  });
});

describe('unlinking', () => {
  it('LK-02 requires confirmation and also removes the game ownership', async () => {
    const application = await open('steam');
    const page = await visit(application);
    page.openUnlinkDialog('store');
    expect(page.unlinking.providerToUnlink).toBe('store');
    page.unlinking.closeDialog();
    expect(accountsOf(page)?.store).toBeDefined();
    page.openUnlinkDialog('store');
    await page.unlinking.confirm();
    expect(page.unlinking).toMatchObject({ providerToUnlink: undefined, unlinked: 'store' });
    expect(accountsOf(page)?.store).toBeUndefined();
    expect(page.gameTime.status).toEqual({});
    expect(application.get(Session).player?.details?.ownership).toEqual([]);
  });
});
