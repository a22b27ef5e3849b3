import { discordAuthorizationUrl } from '#domain/linked-accounts/discordAuthorizationUrl';
import {
  discordState,
  isIssuedFor,
  couldBelongTo,
  localeOfState,
} from '#domain/linked-accounts/discordState';
import { discordLabel, linkedAccountsOf } from '#domain/linked-accounts/LinkedAccounts';
import { parseLinkReturn } from '#domain/linked-accounts/linkReturn';
import { accountPageAt } from '#domain/navigation/accountSections';
import { routeAt } from '#domain/navigation/pagePaths';

it.each([
  ['nova', '0042', 'nova#0042'],
  ['nova', '0', 'nova'],
  ['nova', '', 'nova'],
])('LK-01, D-22 shows %s with the discriminator "%s" as %s', (name, discriminator, label) => {
  expect(discordLabel({ name, discriminator })).toBe(label);
});

it('LK-01, LK-02 an empty or missing name means no linked account', () => {
  expect(linkedAccountsOf({})).toEqual({});
  expect(linkedAccountsOf({ discordName: '', discordDiscriminator: '0042', steamId: '' })).toEqual({});
  expect(linkedAccountsOf({ discordName: 'nova', steamId: '7' })).toEqual({
    discord: { name: 'nova', discriminator: '' },
    store: { id: '7' },
  });
});

describe('the OAuth state', () => {
  const source = { uuid: 'u-1', locale: 'fr-fr', playerId: 'player-1' } as const;

  it('LK-01 contains the locale and is different for each visit and player', () => {
    const state = discordState(source);
    expect(localeOfState(state)).toBe('fr-fr');
    expect(discordState({ ...source, uuid: 'u-2' })).not.toBe(state);
    expect(discordState({ ...source, playerId: 'player-2' })).not.toBe(state);
    expect(state).not.toContain('player-1');
  });

  it('LK-01 matches only the player it was issued for', () => {
    const state = discordState(source);
    expect(couldBelongTo(state, 'player-1')).toBe(true);
    expect(couldBelongTo(state, 'player-2')).toBe(false);
    expect(couldBelongTo('abc', 'player-2')).toBe(true);
    expect(isIssuedFor(state, 'player-1')).toBe(true);
    expect(isIssuedFor(state, 'player-2')).toBe(false);
    expect(isIssuedFor('abc', 'player-1')).toBe(false);
  });

  it.each(['', 'abc', 'u-1.xx-xx.00000000', 'u-1.fr-fr', 'a.b.fr-fr.00000000'])(
    'LK-01 "%s" contains no locale',
    (state) => {
      expect(localeOfState(state)).toBeUndefined();
    },
  );
});

describe('the return URL', () => {
  const returned = (query: string) => parseLinkReturn(new URLSearchParams(query));

  it('LK-01 returns no result for an ordinary visit', () => {
    expect(returned('')).toBeUndefined();
    expect(returned('state=1&utm_source=x')).toBeUndefined();
  });

  it('LK-01 reads a code with its state', () => {
    expect(returned('code=c&state=s')).toEqual({ kind: 'discord-code', code: 'c', state: 's' });
    expect(returned('code=c')).toEqual({ kind: 'discord-code', code: 'c', state: '' });
  });

  it('LK-01 reports an error even when a code is present', () => {
    expect(returned('error=access_denied&code=c&state=s')).toEqual({
      kind: 'discord-error',
      error: 'access_denied',
    });
  });

  it.each(['', 'SERVER_ERROR', 'server_error ', '__proto__', 'Log in at http://evil.example'])(
    'LK-01 ignores unknown error texts: "%s"',
    (error) => {
      expect(returned(new URLSearchParams({ error, error_description: error }).toString())).toEqual({
        kind: 'discord-error',
      });
    },
  );

  it('LK-02 provides the OpenID parameters as an assertion', () => {
    expect(returned('login=l&openid.mode=id_res&openid.sig=a%2Bb&x=1')).toEqual({
      kind: 'store-assertion',
      assertion: 'openid.mode=id_res&openid.sig=a%2Bb',
    });
    expect(returned('openid.mode=cancel')).toEqual({ kind: 'store-canceled' });
  });
});

describe('the Discord authorization URL', () => {
  const origin = 'https://farstead.test';
  const page = (address: string) =>
    discordAuthorizationUrl({ address, origin, redirectPath: '/account/linked', state: 's-1' });

  it('LK-01 requests a code for the configured client', () => {
    expect(
      Object.fromEntries(page('https://discord.example/authorize?client_id=7')?.searchParams ?? []),
    ).toEqual({
      client_id: '7',
      response_type: 'code',
      scope: 'identify',
      redirect_uri: 'https://farstead.test/account/linked',
      state: 's-1',
    });
    expect(page('/sandbox/discord?client_id=7')?.origin).toBe(origin);
  });

  it.each([
    'javascript:alert(1)',
    'http://discord.example/',
    'https://user:word@discord.example/',
    'https://',
  ])('LK-01 rejects the unsafe address %s', (address) => {
    expect(page(address)).toBeUndefined();
  });
});

it('D-05 redirects the specification’s menu id to the linked accounts section', () => {
  expect(accountPageAt('/account/account-linked')).toBe('linked');
  expect(routeAt('/fr/compte/account-linked').redirect).toBe('/fr/compte/comptes-lies');
});
