import { randomUUID } from 'node:crypto';
import { Client, type ClientResponse, type TestPlayer } from './client';
import { emailsTo } from './emails';
import { resetSandbox } from './sharedSandboxes';

let client: Client;
let rootUrl: string;

beforeAll(async () => {
  client = new Client(await resetSandbox());
  ({ rootUrl } = (await client.get('/configuration')).body as { rootUrl: string });
});

afterEach(() => client.callControl('clock', { real: true }));

const newName = (): string => `pilot-${randomUUID().slice(0, 8)}`;

const authorizationPath = (more: Readonly<Record<string, string>> = {}): string =>
  `/sandbox/discord/authorize?${new URLSearchParams({
    client_id: 'farstead',
    redirect_uri: `${rootUrl}/account/linked`,
    response_type: 'code',
    scope: 'identify',
    state: 'state-1',
    ...more,
  }).toString()}`;

const redirectUrl = (answer: ClientResponse): URL => new URL(answer.headers.get('location') ?? 'about:blank');

const discordCode = async (account = newName()): Promise<string> =>
  redirectUrl(await client.call('POST', authorizationPath(), { body: { account } })).searchParams.get(
    'code',
  ) ?? '';

const linkDiscord = ({ accessToken: token }: TestPlayer, code: string): Promise<ClientResponse> =>
  client.call('POST', `/api/discord/link-account?code=${encodeURIComponent(code)}`, { token });

const returnUrl = (): string => `${rootUrl}/account/linked`;

const loginUrl = async ({ accessToken }: TestPlayer): Promise<string> => {
  const query = new URLSearchParams({ returnUrl: returnUrl() });
  const answer = await client.get(`/api/steam/login-url?${query.toString()}`, accessToken);
  return (answer.body as { loginUrl: string }).loginUrl;
};

/** Returns the parameters of the store's return URL. */
const assertion = async (player: TestPlayer, account = 'none', name = newName()): Promise<URLSearchParams> =>
  redirectUrl(await client.call('POST', await loginUrl(player), { body: { account, name } })).searchParams;

const linkStore = ({ accessToken: token }: TestPlayer, fields: URLSearchParams): Promise<ClientResponse> =>
  client.call('POST', '/api/steam/link-account', {
    token,
    body: { returnUrl: returnUrl(), openidAssertion: fields.toString() },
  });

const withField = (fields: URLSearchParams, name: string, value: string): URLSearchParams => {
  const others = new URLSearchParams(fields);
  others.set(name, value);
  return others;
};

const refusedAssertion = { status: 400, body: { code: 183 } };
const refusedCode = { status: 400, body: { code: 180 } };

describe('the Discord authorization page', () => {
  it('LK-01 lists accounts to choose from, in the browser’s language', async () => {
    const german = await client.call('GET', authorizationPath(), {
      headers: { 'accept-language': 'de-AT,en' },
    });
    expect(german.status).toBe(200);
    expect(german.text).toContain('<html lang="de">');
    expect(german.text).toContain('OldTimer#4071');
    expect(german.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('LK-01 redirects back with the state and either a code or an error', async () => {
    const allowed = redirectUrl(
      await client.call('POST', authorizationPath(), { body: { account: 'nova' } }),
    );
    expect(allowed.origin + allowed.pathname).toBe(returnUrl());
    expect(allowed.searchParams.get('state')).toBe('state-1');
    expect(allowed.searchParams.get('code')).toHaveLength(43);
    const canceled = redirectUrl(
      await client.call('POST', authorizationPath(), { body: { answer: 'cancel' } }),
    );
    expect(Object.fromEntries(canceled.searchParams)).toEqual({ error: 'access_denied', state: 'state-1' });
  });

  it.each([
    ['another redirect URI', () => ({ redirect_uri: 'https://evil.example/account/linked' })],
    ['a longer path', () => ({ redirect_uri: `${rootUrl}/account/linked/more` })],
    ['an added query', () => ({ redirect_uri: `${rootUrl}/account/linked?next=1` })],
    ['another client', () => ({ client_id: 'somebody' })],
  ])('LK-01 never redirects to an unregistered address: %s', async (_, more) => {
    for (const method of ['GET', 'POST']) {
      const answer = await client.call(method, authorizationPath(more()), {
        ...(method === 'POST' && { body: { account: 'nova' } }),
      });
      expect(answer).toMatchObject({ status: 400 });
      expect(answer.headers.get('location')).toBeNull();
    }
  });

  it.each([
    ['response_type', 'token', 'unsupported_response_type'],
    ['scope', 'email', 'invalid_scope'],
  ])('LK-01 redirects to the site with an error for an invalid %s', async (name, value, error) => {
    const back = redirectUrl(await client.get(authorizationPath({ [name]: value })));
    expect(back.searchParams.get('error')).toBe(error);
  });

  it('LK-01 escapes the request parameters', async () => {
    const { text } = await client.get(authorizationPath({ state: '"><script>alert(1)</script>' }));
    expect(text).not.toContain('<script>alert');
  });
});

describe('linking Discord', () => {
  it('LK-01 sends the owner one email when Discord is linked and another when it is unlinked', async () => {
    const player = await client.createPlayer();
    const name = newName();
    const linked = await linkDiscord(player, await discordCode(`${name}#0042`));
    expect(linked).toMatchObject({ status: 200, body: { discordName: name, discordDiscriminator: '0042' } });
    await linkDiscord(player, await discordCode(`${name}#0042`));
    const unlink = () => client.call('PUT', '/api/discord/unlink-account', { token: player.accessToken });
    expect((await unlink()).status).toBe(204);
    expect((await unlink()).status).toBe(204);
    const emails = await emailsTo(client, player.email);
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Discord was unlinked from your Farstead account',
      'Discord was linked to your Farstead account',
    ]);
    expect(emails[1]?.text).toContain(`“${name}#0042”`);
  });

  it('LK-01 accepts a code once, within five minutes', async () => {
    const player = await client.createPlayer();
    const code = await discordCode();
    await client.callControl('clock', { advanceSeconds: 301 });
    expect(await linkDiscord(player, code)).toMatchObject(refusedCode);
    const fresh = await discordCode();
    expect((await linkDiscord(player, fresh)).status).toBe(200);
    expect(await linkDiscord(player, fresh)).toMatchObject(refusedCode);
  });

  it('LK-01 concurrent requests with the same code link one account', async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => client.createPlayer()));
    const code = await discordCode();
    const answers = await Promise.all(players.map((player) => linkDiscord(player, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('LK-01 when two players link the same account concurrently, only one succeeds', async () => {
    const players = await Promise.all([client.createPlayer(), client.createPlayer()]);
    const name = newName();
    const codes = await Promise.all([discordCode(name), discordCode(name)]);
    const answers = await Promise.all(
      players.map((player, index) => linkDiscord(player, codes[index] ?? '')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 181 });
  });

  it('LK-01 rejects even a valid code after too many wrong codes', async () => {
    const player = await client.createPlayer();
    for (let tries = 0; tries < 20; tries++) await linkDiscord(player, 'wrong');
    const limited = await linkDiscord(player, await discordCode());
    expect(limited).toMatchObject({ status: 429, body: { code: 31 } });
  });
});

describe('linking Steam', () => {
  it.each([
    '/account/linked/more',
    '/account/security',
    '/account/linked?x=1',
    '.evil.example/account/linked',
  ])('LK-02 rejects a return address other than the linked accounts page: %s', async (path) => {
    const { accessToken } = await client.createPlayer();
    const query = new URLSearchParams({ returnUrl: rootUrl + path });
    const answer = await client.get(`/api/steam/login-url?${query.toString()}`, accessToken);
    expect(answer).toMatchObject({ status: 400, body: { code: 1 } });
  });

  it('LK-02 the Steam page accepts only this site and can be canceled', async () => {
    const page = await loginUrl(await client.createPlayer());
    const foreign = new URL(page, rootUrl);
    foreign.searchParams.set('openid.return_to', 'https://evil.example/');
    const path = foreign.pathname + foreign.search;
    expect((await client.get(path)).status).toBe(400);
    expect((await client.call('POST', path, { body: { account: 'owner' } })).status).toBe(400);
    const shown = await client.get(page);
    expect(shown).toMatchObject({ status: 200 });
    expect(shown.text).toContain('captain_sorrel');
    const canceled = redirectUrl(await client.call('POST', page, { body: { answer: 'cancel' } }));
    expect(canceled.searchParams.get('openid.mode')).toBe('cancel');
  });

  it('LK-02 rejects an assertion that was tampered with', async () => {
    const player = await client.createPlayer();
    const fields = await assertion(player);
    const account = fields.get('openid.claimed_id')?.replace(/\d{3}$/, '007') ?? '';
    const twice = new URLSearchParams(fields);
    twice.append('openid.identity', account);
    const forgeries = [
      withField(fields, 'openid.claimed_id', account),
      withField(withField(fields, 'openid.claimed_id', account), 'openid.identity', account),
      withField(fields, 'openid.sig', ''),
      withField(fields, 'openid.sig', 'AAAA'),
      withField(fields, 'openid.signed', 'op_endpoint,return_to'),
      withField(fields, 'openid.op_endpoint', 'https://evil.example/openid'),
      withField(fields, 'openid.return_to', `${returnUrl()}?login=other`),
      withField(fields, 'openid.response_nonce', '2020-01-01T00:00:00Zold'),
      withField(fields, 'openid.ns', ''),
      withField(fields, 'openid.mode', 'cancel'),
      twice,
    ];
    for (const forged of forgeries) {
      expect(await linkStore(player, forged)).toMatchObject(refusedAssertion);
    }
    expect((await linkStore(player, fields)).status).toBe(200);
  });

  it('LK-02 an assertion expires after five minutes, and the Steam sign-in page after half an hour', async () => {
    const player = await client.createPlayer();
    const fields = await assertion(player);
    await client.callControl('clock', { advanceSeconds: 301 });
    expect(await linkStore(player, fields)).toMatchObject(refusedAssertion);
    await client.callControl('clock', { real: true });
    const page = await loginUrl(player);
    const now = (await client.createPlayer()).accessToken;
    expect(now).not.toBe('');
    await client.callControl('clock', { advanceSeconds: 1801 });
    const late = redirectUrl(await client.call('POST', page, { body: { account: 'none', name: newName() } }));
    const { token } = await client.callControl<{ token: string }>('tokens', {
      playerId: player.id,
      expiresInSeconds: 900,
    });
    expect(await linkStore({ ...player, accessToken: token }, late.searchParams)).toMatchObject(
      refusedAssertion,
    );
  });

  it('LK-02 sends the owner an email when the account is linked and unlinked', async () => {
    const player = await client.createPlayer({ language: 'de' });
    const linked = await linkStore(player, await assertion(player));
    const { steamId } = linked.body as { steamId: string };
    await client.call('PUT', '/api/steam/unlink-account', { token: player.accessToken });
    const emails = await emailsTo(client, player.email);
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Das Steam-Konto ist nicht mehr mit deinem Farstead-Konto verknüpft',
      'Ein Steam-Konto wurde mit deinem Farstead-Konto verknüpft',
    ]);
    expect(emails[0]?.text).toContain(steamId);
  });

  it('LK-02 concurrent requests add the game time once', async () => {
    const player = await client.createPlayer();
    await linkStore(player, await assertion(player, 'owner'));
    const claim = () =>
      client.call('POST', '/api/steam/give-purchase-gametime', { token: player.accessToken, body: {} });
    const answers = await Promise.all([claim(), claim(), claim()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});
