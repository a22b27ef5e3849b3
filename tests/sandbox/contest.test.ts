import { Client, type TestPlayer } from './client';
import { resetSandbox } from './sharedSandboxes';

let client: Client;

beforeAll(async () => {
  client = new Client(await resetSandbox());
});

afterEach(() => client.callControl('clock', { real: true }));

const check = async ({ accessToken }: TestPlayer) =>
  (await client.get('/api/users/me/check-try-game', accessToken)).body;

const enter = ({ accessToken: token }: TestPlayer) =>
  client.call('POST', '/api/users/me/contest-entry', { token, body: {} });

const entriesOf = async ({ accessToken }: TestPlayer) => {
  const { body } = await client.get('/api/me/data', accessToken);
  return (body as { data: Record<string, unknown[]> }).data.contest_entries;
};

it('CO-01 the eligibility check creates no entry, and concurrent requests create one', async () => {
  const player = await client.createPlayer();
  expect(await check(player)).toEqual({ isEligible: true });
  expect(await entriesOf(player)).toEqual([]);
  const answers = await Promise.all(Array.from({ length: 5 }, () => enter(player)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
  expect(await entriesOf(player)).toEqual([{ player_id: player.id, entered_at: expect.any(String) }]);
});

it('CO-01 entering again does not change the time of the first entry', async () => {
  const player = await client.createPlayer();
  await enter(player);
  const before = await entriesOf(player);
  await client.callControl('clock', { advanceSeconds: 60 });
  expect((await enter(player)).status).toBe(204);
  expect(await entriesOf(player)).toEqual(before);
});

it('CO-01 rejects an entry without a session or with a non-empty body', async () => {
  expect((await client.call('POST', '/api/users/me/contest-entry', { body: {} })).status).toBe(401);
  const { accessToken: token } = await client.createPlayer();
  const answer = await client.call('POST', '/api/users/me/contest-entry', { token, body: { playerId: 'x' } });
  expect(answer.status).toBe(400);
});
