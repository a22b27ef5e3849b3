import { Client, totp, type TestPlayer } from './client';
import { emailsTo } from './emails';
import { resetSandbox } from './sharedSandboxes';

const halfAnHour = 1800;

const stepMs = 30_000;

let client: Client;

beforeAll(async () => {
  client = new Client(await resetSandbox());
});

afterEach(() => client.callControl('states', { state: 'the server is up' }));
afterEach(() => client.callControl('clock', { real: true }));

const begin = async ({ accessToken }: TestPlayer) => {
  const answer = await client.get('/api/me/enable-mfa', accessToken);
  return { ...answer, body: answer.body as { seed: string; provisionUri: string } };
};

const enable = ({ accessToken }: TestPlayer, code: string) =>
  client.call('POST', '/api/me/enable-mfa', { token: accessToken, body: { code } });

const disable = ({ accessToken }: TestPlayer, body: unknown) =>
  client.call('POST', '/api/me/disable-mfa', { token: accessToken, body });

const withFreshToken = async (player: TestPlayer): Promise<TestPlayer> => {
  const { token } = await client.callControl<{ token: string }>('tokens', {
    playerId: player.id,
    expiresInSeconds: 900,
  });
  return { ...player, accessToken: token };
};

const isTwoFactorOn = async ({ id, accessToken }: TestPlayer): Promise<unknown> =>
  ((await client.get(`/api/users/${id}`, accessToken)).body as { mfaEnabled: unknown }).mfaEnabled;

const subjects = async ({ email }: TestPlayer): Promise<readonly string[]> =>
  (await emailsTo(client, email)).map(({ subject }) => subject);

const createPlayerWithTwoFactor = async (): Promise<TestPlayer & { readonly totpSecret: string }> => {
  const player = await client.createPlayer({ twoFactor: true });
  return { ...player, totpSecret: player.totpSecret ?? '' };
};

it('SC-02 the setup contains a 160-bit secret and a URI for authenticator apps', async () => {
  const player = await client.createPlayer();
  const { seed, provisionUri } = (await begin(player)).body;
  expect(seed).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(provisionUri);
  expect([uri.protocol, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    seed,
    'Farstead',
  ]);
  expect(decodeURIComponent(uri.pathname)).toContain(player.email);
  expect(await isTwoFactorOn(player)).toBe(false);
});

it('SC-02 a repeated request returns the same setup until it expires', async () => {
  const player = await client.createPlayer();
  const { seed } = (await begin(player)).body;
  await client.callControl('clock', { advanceSeconds: halfAnHour - 60 });
  const later = await withFreshToken(player);
  expect((await begin(later)).body.seed).toBe(seed);
  await client.callControl('clock', { advanceSeconds: 60 });
  expect(await enable(later, totp(seed, Date.now() + halfAnHour * 1000))).toMatchObject({
    status: 410,
    body: { code: 116 },
  });
  expect((await begin(later)).body.seed).not.toBe(seed);
});

it('SC-02 a code turns two-factor on, notifies the owner and makes the next sign-in require a code', async () => {
  const player = await client.createPlayer();
  const { seed } = (await begin(player)).body;
  const answer = await enable(player, totp(seed));
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(await isTwoFactorOn(player)).toBe(true);
  expect(await subjects(player)).toEqual(['Two-factor authentication is on']);
  expect((await client.login(player.email, player.password)).body).toMatchObject({ code: 107 });
});

it('SC-02 the code that turned two-factor on cannot also sign in, but the next code can', async () => {
  const player = await client.createPlayer();
  const { seed } = (await begin(player)).body;
  const code = totp(seed);
  await enable(player, code);
  expect((await client.login(player.email, player.password, code)).body).toMatchObject({ code: 107 });
  await client.callControl('clock', { advanceSeconds: 30 });
  const next = totp(seed, Date.now() + 30_000);
  expect((await client.login(player.email, player.password, next)).status).toBe(200);
});

it.each([
  ['one step early', stepMs, 204],
  ['one step late', -stepMs, 204],
  ['two steps early', 2 * stepMs, 400],
  ['two steps late', -2 * stepMs, 400],
])('SC-02 a code that is %s (%s ms) returns the status %i', async (_when, offset, status) => {
  const player = await client.createPlayer();
  const { seed } = (await begin(player)).body;
  // Early in a time step, so that the step does not end before the response.
  const at = Math.ceil(Date.now() / stepMs) * stepMs + 1000;
  await client.callControl('clock', { at: new Date(at).toISOString() });
  const answer = await enable(player, totp(seed, at + offset));
  expect(answer.status).toBe(status);
  if (status === 400) expect(answer.body).toMatchObject({ code: 107 });
  expect(await isTwoFactorOn(player)).toBe(status === 204);
});

it.each(['12345', '1234567', 'abcdef', 'é'.repeat(6), ''])(
  'SC-02 rejects the wrong code %j',
  async (code) => {
    const player = await client.createPlayer();
    await begin(player);
    expect(await enable(player, code)).toMatchObject({ status: 400, body: { code: 107 } });
  },
);

it('SC-02 two concurrent requests turn two-factor on once', async () => {
  const player = await client.createPlayer();
  const { seed } = (await begin(player)).body;
  const answers = await Promise.all([enable(player, totp(seed)), enable(player, totp(seed))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await subjects(player)).toHaveLength(1);
});

it('SC-02 allows ten wrong codes in five minutes', async () => {
  const player = await client.createPlayer();
  const { seed } = (await begin(player)).body;
  for (let guess = 0; guess < 10; guess++) await enable(player, '000000');
  expect(await enable(player, totp(seed))).toMatchObject({ status: 429, body: { code: 31 } });
});

it('SC-02 the password turns two-factor off and the owner is notified', async () => {
  const player = await createPlayerWithTwoFactor();
  expect(await disable(player, { password: 'not it' })).toMatchObject({ status: 400, body: { code: 114 } });
  expect(await isTwoFactorOn(player)).toBe(true);
  expect((await disable(player, { password: player.password })).status).toBe(204);
  expect(await isTwoFactorOn(player)).toBe(false);
  expect(await subjects(player)).toEqual(['Two-factor authentication is off']);
  expect((await client.login(player.email, player.password)).status).toBe(200);
});

it('SC-02 turning two-factor off again changes nothing and sends no notification', async () => {
  const player = await createPlayerWithTwoFactor();
  await disable(player, { password: player.password });
  expect((await disable(player, { password: player.password })).status).toBe(204);
  expect(await subjects(player)).toHaveLength(1);
});

it.each([
  {},
  { password: '' },
  { password: 'x'.repeat(513) },
  { password: 'a', recoveryCode: 'b' },
  { password: 'a', more: 1 },
])('SC-02 rejects the malformed body %j', async (body) => {
  expect(await disable(await createPlayerWithTwoFactor(), body)).toMatchObject({
    status: 400,
    body: { code: 1 },
  });
});

it('SC-02 allows ten wrong passwords in five minutes', async () => {
  const player = await createPlayerWithTwoFactor();
  for (let guess = 0; guess < 10; guess++) await disable(player, { password: `guess ${guess}` });
  expect(await disable(player, { password: player.password })).toMatchObject({
    status: 429,
    body: { code: 31 },
  });
});

it.each([
  ['GET', '/api/me/enable-mfa', undefined],
  ['POST', '/api/me/enable-mfa', { code: '123456' }],
  ['POST', '/api/me/disable-mfa', { password: 'x' }],
  ['GET', '/api/me/recovery-codes', undefined],
  ['POST', '/api/me/recovery-codes', undefined],
  ['PUT', '/api/users/me/update-password', { password: 'x', currentPassword: 'y' }],
])('%s %s requires a bearer token', async (method, path, body) => {
  expect(await client.call(method, path, body ? { body } : {})).toMatchObject({
    status: 401,
    body: { code: 112 },
  });
});
