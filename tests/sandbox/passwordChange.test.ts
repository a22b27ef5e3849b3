import { Client, type ClientResponse, type TestPlayer } from './client';
import { emailsTo } from './emails';
import { resetSandbox } from './sharedSandboxes';

const newPassword = 'Deep-Ore-2027!';

let client: Client;

beforeAll(async () => {
  client = new Client(await resetSandbox());
});

afterEach(() => client.callControl('states', { state: 'the server is up' }));
afterEach(() => client.callControl('clock', { real: true }));

const change = (
  { accessToken, password }: TestPlayer,
  body: Record<string, unknown> = {},
  query = '?lang=en',
): Promise<ClientResponse> =>
  client.call('PUT', `/api/users/me/update-password${query}`, {
    token: accessToken,
    body: { password: newPassword, currentPassword: password, ...body },
  });

it.each([
  ['en', 'Your password has been changed'],
  ['fr', 'Votre mot de passe a été modifié'],
  ['de', 'Dein Passwort wurde geändert'],
])('SC-01 signs in with the new password and notifies the owner in %s', async (language, heading) => {
  const player = await client.createPlayer();
  const answer = await change(player, {}, `?lang=${language}`);
  expect([answer.status, answer.text]).toEqual([204, '']);
  const [message] = await emailsTo(client, player.email);
  expect(message).toMatchObject({ language, html: expect.stringContaining(heading) as string });
  expect((await client.login(player.email, newPassword)).status).toBe(200);
  expect((await client.login(player.email, player.password)).body).toMatchObject({ code: 100 });
});

it('SC-01 ends the other sessions, even those renewed in the same second, and keeps the current one', async () => {
  const player = await client.createPlayer();
  const elsewhere = (await client.login(player.email, player.password)).body as {
    accessToken: string;
    refreshToken: string;
  };
  const here = (await client.login(player.email, player.password)).body as typeof elsewhere;
  expect((await change({ ...player, ...here })).status).toBe(204);
  for (const { accessToken, refreshToken } of [player, elsewhere]) {
    expect((await client.refresh(refreshToken, accessToken)).body).toMatchObject({ code: 111 });
  }
  const renewed = await client.refresh(here.refreshToken, here.accessToken);
  expect(renewed.status).toBe(200);
  const { token } = renewed.body as { token: string };
  expect((await client.get(`/api/users/${player.id}`, token)).status).toBe(200);
  for (const { accessToken } of [player, elsewhere]) {
    expect((await client.get(`/api/users/${player.id}`, accessToken)).status).toBe(401);
  }
});

it('SC-01 a wrong current password changes nothing', async () => {
  const player = await client.createPlayer();
  expect(await change(player, { currentPassword: 'not it' })).toMatchObject({
    status: 400,
    body: { code: 114 },
  });
  expect((await client.login(player.email, player.password)).status).toBe(200);
});

it.each([
  ['x', 400],
  ['1234567', 400],
  ['12345678', 204],
  ['x'.repeat(128), 204],
  ['x'.repeat(129), 400],
  ['', 400],
])('SC-01 D-20 the new password %j returns the status %i', async (password, status) => {
  expect((await change(await client.createPlayer(), { password })).status).toBe(status);
});

it('SC-01 D-20 rejects a short password with a field error in the page’s language', async () => {
  expect((await change(await client.createPlayer(), { password: '1234567' }, '?lang=de')).body).toMatchObject(
    {
      code: 1,
      errors: { password: ['Ein Passwort hat 8 bis 128 Zeichen.'] },
    },
  );
});

it('SC-01 allows ten wrong current passwords in five minutes', async () => {
  const player = await client.createPlayer();
  for (let guess = 0; guess < 10; guess++) await change(player, { currentPassword: `guess ${guess}` });
  expect(await change(player)).toMatchObject({ status: 429, body: { code: 31 } });
});

it('the range service returns hash suffixes for a prefix, but never whole hashes', async () => {
  // SHA-1 of "password1".
  const hash = 'E38AD214943DAAD1D64C102FAEC29DE4AFE9DA3D';
  const answer = await client.get(`/sandbox/range/${hash.slice(0, 5)}`);
  expect([answer.status, answer.text]).toEqual([200, `${hash.slice(5)}:1000`]);
  expect((await client.get('/sandbox/range/00000')).text).toBe('');
  expect((await client.get('/sandbox/range/not-hex')).status).toBe(400);
});
