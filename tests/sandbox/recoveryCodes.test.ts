import { Client, totp, type ClientResponse, type TestPlayer } from './client';
import { emailsTo } from './emails';
import { resetSandbox } from './sharedSandboxes';

let client: Client;

beforeAll(async () => {
  client = new Client(await resetSandbox());
});

afterEach(() => client.callControl('states', { state: 'the server is up' }));
afterEach(() => client.callControl('clock', { real: true }));

const path = '/api/me/recovery-codes';

const createCodes = async ({ accessToken }: TestPlayer): Promise<readonly string[]> =>
  ((await client.call('POST', path, { token: accessToken })).body as { codes: string[] }).codes;

const fetchCodesLeft = async ({ accessToken }: TestPlayer): Promise<unknown> =>
  (await client.get(path, accessToken)).body;

const disable = ({ accessToken }: TestPlayer, body: unknown): Promise<ClientResponse> =>
  client.call('POST', '/api/me/disable-mfa', { token: accessToken, body });

const createPlayerWithCodes = async () => {
  const player = await client.createPlayer({ twoFactor: true });
  const codes = await createCodes(player);
  const login = (code: string | undefined) => client.login(player.email, player.password, code);
  return { player, codes, login };
};

it('creates ten different codes and notifies the owner', async () => {
  const { player, codes } = await createPlayerWithCodes();
  expect(new Set(codes).size).toBe(10);
  codes.forEach((code) => expect(code).toMatch(/^[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}$/));
  expect(await fetchCodesLeft(player)).toEqual({ left: 10, createdAt: expect.any(String) as string });
  const [message] = await emailsTo(client, player.email);
  expect(message?.subject).toBe('You have new recovery codes for Farstead');
  codes.forEach((code) => expect(message?.text).not.toContain(code));
});

it('an account initially has no codes and cannot create any while two-factor is off', async () => {
  const [on, off] = [await client.createPlayer({ twoFactor: true }), await client.createPlayer()];
  expect(await fetchCodesLeft(on)).toEqual({ left: 0, createdAt: null });
  expect(await client.call('POST', path, { token: off.accessToken })).toMatchObject({
    status: 409,
    body: { code: 117 },
  });
});

it('each code signs in once in place of the six-digit code', async () => {
  const { player, codes, login } = await createPlayerWithCodes();
  expect((await login(codes[0])).status).toBe(200);
  expect(await login(codes[0])).toMatchObject({ status: 400, body: { code: 107 } });
  expect((await login(codes[1])).status).toBe(200);
  expect(await fetchCodesLeft(player)).toMatchObject({ left: 8 });
  expect((await client.login(player.email, player.password, totp(player.totpSecret ?? ''))).status).toBe(200);
});

it('only one of two concurrent sign-ins with the same code succeeds', async () => {
  const { codes, login } = await createPlayerWithCodes();
  const answers = await Promise.all([login(codes[0]), login(codes[0])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

it('rejects a code with a wrong password or for another player', async () => {
  const { player, codes } = await createPlayerWithCodes();
  const other = await createPlayerWithCodes();
  expect((await client.login(player.email, 'Wrong-password', codes[0])).body).toMatchObject({ code: 100 });
  expect((await other.login(codes[0])).body).toMatchObject({ code: 107 });
  expect(await fetchCodesLeft(player)).toMatchObject({ left: 10 });
});

it('notifies the owner of each use and warns when two codes are left', async () => {
  const { player, codes, login } = await createPlayerWithCodes();
  for (const code of codes.slice(0, 8)) await login(code);
  const [newest, before] = await emailsTo(client, player.email);
  expect(newest?.subject).toBe('You’re running out of recovery codes for Farstead');
  expect(newest?.text).toContain('Codes left: 2.');
  expect(before?.subject).toBe('A recovery code was used for your Farstead account');
  expect(before?.text).toContain('Codes left: 3.');
});

it('new codes replace all previous codes, used or not', async () => {
  const { player, codes, login } = await createPlayerWithCodes();
  await login(codes[0]);
  const [fresh] = await createCodes(player);
  expect(await fetchCodesLeft(player)).toMatchObject({ left: 10 });
  expect((await login(codes[1])).body).toMatchObject({ code: 107 });
  expect((await login(fresh)).status).toBe(200);
});

it('turning two-factor off with a code deletes all codes', async () => {
  const { player, codes, login } = await createPlayerWithCodes();
  await login(codes[0]);
  expect(await disable(player, { recoveryCode: codes[0] })).toMatchObject({
    status: 400,
    body: { code: 107 },
  });
  expect((await disable(player, { recoveryCode: codes[1] })).status).toBe(204);
  expect(await fetchCodesLeft(player)).toEqual({ left: 0, createdAt: null });
  expect((await client.login(player.email, player.password)).status).toBe(200);
});

it('a password reset that turns two-factor off also deletes the codes', async () => {
  const { player, codes } = await createPlayerWithCodes();
  const { key } = await client.callControl<{ key: string }>('links', { playerId: player.id, for: 'reset' });
  await client.call('PUT', `/api/auth/me/reset-credentials/${key}/confirm?lang=en`, {
    body: { password: 'Deep-Ore-2027!', disableMFA: true, recoveryCode: codes[0] },
  });
  const again = await client.login(player.email, 'Deep-Ore-2027!');
  const { accessToken } = again.body as { accessToken: string };
  expect(await fetchCodesLeft({ ...player, accessToken })).toEqual({ left: 0, createdAt: null });
});

it('allows ten wrong codes in five minutes', async () => {
  const { codes, login } = await createPlayerWithCodes();
  for (let guess = 0; guess < 10; guess++) await login('AAAAA-AAAAA');
  expect(await login(codes[0])).toMatchObject({ status: 429, body: { code: 31 } });
});
