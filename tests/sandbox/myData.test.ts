import { sampleSeller } from '#samples/seller';
import { Client, type ClientResponse, type TestPlayer } from './client';
import { emailsTo, keyIn } from './emails';
import { resetSandbox } from './sharedSandboxes';

const aDay = 86_400;

let client: Client;

beforeAll(async () => {
  client = new Client(await resetSandbox());
});

afterEach(() => client.callControl('clock', { real: true }));

const requestDeletion = (
  { accessToken, password }: TestPlayer,
  typed = password,
  query = '?lang=en',
): Promise<ClientResponse> =>
  client.call('POST', `/api/me/deletion${query}`, { token: accessToken, body: { password: typed } });

const keepAccount = ({ accessToken }: TestPlayer, query = '?lang=en'): Promise<ClientResponse> =>
  client.call('DELETE', `/api/me/deletion${query}`, { token: accessToken });

const keepAccountByKey = (key: string): Promise<ClientResponse> =>
  client.call('POST', '/api/account/keep?lang=de', { body: { key } });

const fetchDeletion = async ({ accessToken }: TestPlayer): Promise<unknown> =>
  (await client.get('/api/me/deletion', accessToken)).body;

const subjects = async ({ email }: TestPlayer): Promise<string[]> =>
  (await emailsTo(client, email)).map(({ subject }) => subject);

it('exports all of the player’s data, but no secrets', async () => {
  const player = await client.createPlayer({ twoFactor: true, orders: [2] });
  const { status, body, text } = await client.get('/api/me/data', player.accessToken);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    readme: expect.arrayContaining([
      'orders.status: 0 started, 1 cancelled, 2 paid, 3 refunded, 4 rejected, 5 failed.',
      'subscriptions.status: 0 active, 1 canceled, 2 nonRenewing.',
    ]) as unknown,
    data: { players: [{ id: player.id, email: player.email }], orders: [{ player_id: player.id }] },
    heldNotShown: expect.arrayContaining([
      expect.objectContaining({ table: 'players', column: 'password_hash' }),
    ]) as unknown,
  });
  expect(text).not.toContain(player.totpSecret);
  expect((await client.get('/api/me/data')).status).toBe(401);
});

it('the export requires recent authentication', async () => {
  const player = await client.createPlayer();
  await client.callControl('clock', { advanceSeconds: 16 * 60 });
  const renewed = await client.refresh(player.refreshToken, player.accessToken);
  const { token } = renewed.body as { token: string };
  expect(await client.get('/api/me/data', token)).toMatchObject({ status: 403, body: { code: 150 } });
});

it.each([
  ['en', 'Your Farstead account will be deleted', 'Your Farstead account won’t be deleted'],
  ['fr', 'Votre compte Farstead va être supprimé', 'Votre compte Farstead est conservé'],
  ['de', 'Dein Farstead-Konto wird gelöscht', 'Dein Farstead-Konto bleibt'],
])(
  'schedules a deletion in 14 days that can be canceled, and emails the player in %s',
  async (lang, requested, stored) => {
    const player = await client.createPlayer();
    expect(await fetchDeletion(player)).toEqual({ deletion: null });
    const { status, body } = await requestDeletion(player, undefined, `?lang=${lang}`);
    expect(status).toBe(200);
    const { requestedAt, dueAt } = body as { requestedAt: string; dueAt: string };
    expect(Date.parse(dueAt) - Date.parse(requestedAt)).toBe(14 * aDay * 1000);
    expect(await fetchDeletion(player)).toEqual({ deletion: body });
    expect((await keepAccount(player, `?lang=${lang}`)).status).toBe(204);
    expect(await fetchDeletion(player)).toEqual({ deletion: null });
    expect(await subjects(player)).toEqual([stored, requested]);
  },
);

it('rejects a wrong password (code 114) and too many wrong passwords (code 31)', async () => {
  const player = await client.createPlayer();
  expect(await requestDeletion(player, 'wrong')).toMatchObject({ status: 400, body: { code: 114 } });
  expect(await fetchDeletion(player)).toEqual({ deletion: null });
  const answers: number[] = [];
  for (let attempt = 0; attempt < 12; attempt++)
    answers.push((await requestDeletion(player, 'wrong')).status);
  expect(answers.at(-1)).toBe(429);
});

it('repeated requests create one deletion and one email; repeated cancellations send one email', async () => {
  const player = await client.createPlayer();
  const [first, second] = await Promise.all([requestDeletion(player), requestDeletion(player)]);
  await client.callControl('clock', { advanceSeconds: 60 });
  const third = await requestDeletion(player);
  expect(second.body).toEqual(first.body);
  expect(third.body).toEqual(first.body);
  expect(await subjects(player)).toHaveLength(1);
  expect((await keepAccount(player)).status).toBe(204);
  expect((await keepAccount(player)).status).toBe(204);
  expect(await subjects(player)).toHaveLength(2);
});

it('the emailed link cancels the deletion, and responds the same when it is used again', async () => {
  const player = await client.createPlayer();
  await requestDeletion(player);
  const key = keyIn((await emailsTo(client, player.email))[0]);
  expect((await keepAccountByKey(key)).status).toBe(204);
  expect(await fetchDeletion(player)).toEqual({ deletion: null });
  expect((await keepAccountByKey(key)).status).toBe(204);
  expect(await subjects(player)).toHaveLength(2);
  expect((await subjects(player))[0]).toBe('Dein Farstead-Konto bleibt');
});

it('emails name the seller as the imprint does', async () => {
  const player = await client.createPlayer();
  await requestDeletion(player);
  const [email] = await emailsTo(client, player.email);
  const { name, address, email: mailbox } = sampleSeller;
  for (const part of [name, ...address, mailbox]) {
    expect(email?.html).toContain(part);
    expect(email?.text).toContain(part);
  }
});

it('a key from an earlier request cannot cancel the deletion', async () => {
  const player = await client.createPlayer();
  await requestDeletion(player);
  const key = keyIn((await emailsTo(client, player.email))[0]);
  await keepAccount(player);
  await requestDeletion(player);
  expect(await keepAccountByKey(key)).toMatchObject({ status: 404, body: { code: 170 } });
  expect(await fetchDeletion(player)).not.toEqual({ deletion: null });
});

it('after 14 days, deletes the account, ends its sessions and frees its email', async () => {
  const player = await client.createPlayer({ orders: [2], language: 'de' });
  await requestDeletion(player);
  const key = keyIn((await emailsTo(client, player.email))[0]);
  await client.callControl('clock', { advanceSeconds: 14 * aDay - 5 });
  expect((await client.login(player.email, player.password)).status).toBe(200);
  await client.callControl('clock', { advanceSeconds: 10 });
  expect((await client.login(player.email, player.password)).body).toMatchObject({ code: 100 });
  expect((await client.refresh(player.refreshToken, player.accessToken)).status).toBe(401);
  expect(await keepAccountByKey(key)).toMatchObject({ status: 404, body: { code: 170 } });
  expect(await subjects(player)).toEqual(['Dein Farstead-Konto wurde gelöscht']);
  const again = await client.createPlayer({}, { email: player.email });
  expect((await client.login(again.email, again.password)).status).toBe(200);
});
