import { randomUUID } from 'node:crypto';
import { Client, type ClientResponse, type TestPlayer } from './client';
import { emailsTo } from './emails';
import { resetSandbox } from './sharedSandboxes';

let client: Client;

beforeAll(async () => {
  client = new Client(await resetSandbox());
});

afterEach(() => client.callControl('clock', { real: true }));

interface Session {
  readonly id: string;
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}

interface SignedIn {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const agents = {
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36 Edg/131.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
};

const signIn = async (
  { email, password }: TestPlayer,
  headers: Record<string, string> = {},
  device: string = randomUUID(),
): Promise<SignedIn> => {
  const body = { email, password, otp: '', device, source: 'WWW' };
  return (await client.call('POST', '/api/auth/login', { body, headers })).body as SignedIn;
};

const listSessions = async (token: string): Promise<readonly Session[]> =>
  (await client.get('/api/me/sessions', token)).body as readonly Session[];

const endSession = (token: string, id = ''): Promise<ClientResponse> =>
  client.call('DELETE', `/api/me/sessions${id && `/${id}`}`, { token });

it('each sign-in creates a session with its device, location and last use', async () => {
  const player = await client.createPlayer();
  const first = await signIn(player, { 'user-agent': agents.edge, 'x-sandbox-country': 'CH' });
  await client.callControl('clock', { advanceSeconds: 60 });
  const second = await signIn(player, { 'user-agent': agents.phone, 'x-sandbox-country': 'unknown' });
  expect(await listSessions(second.accessToken)).toEqual([
    expect.objectContaining({ browser: 'Safari', system: 'iPhone', country: null, isCurrent: true }),
    expect.objectContaining({ browser: 'Edge', system: 'Windows', country: 'CH', isCurrent: false }),
    expect.objectContaining({ browser: null, system: null, country: null }),
  ]);
  expect((await listSessions(first.accessToken)).map(({ isCurrent }) => isCurrent)).toEqual([
    false,
    true,
    false,
  ]);
});

it('renewing the tokens updates the last use of the same session', async () => {
  const player = await client.createPlayer();
  const [before] = await listSessions(player.accessToken);
  await client.callControl('clock', { advanceSeconds: 600 });
  const renewed = (await client.refresh(player.refreshToken, player.accessToken)).body as { token: string };
  const [after] = await listSessions(renewed.token);
  expect(after).toMatchObject({ id: before?.id, isCurrent: true });
  const seconds = (Date.parse(after?.lastUsedAt ?? '') - Date.parse(before?.lastUsedAt ?? '')) / 1000;
  expect(seconds).toBeGreaterThanOrEqual(600);
});

it('an ended session cannot be renewed, and its owner gets an email', async () => {
  const player = await client.createPlayer();
  const other = await signIn(player, { 'user-agent': agents.phone, 'x-sandbox-country': 'FR' });
  const [{ id } = { id: '' }] = (await listSessions(player.accessToken)).filter(
    ({ isCurrent }) => !isCurrent,
  );
  expect((await endSession(player.accessToken, id)).status).toBe(204);
  expect((await client.refresh(other.refreshToken, other.accessToken)).status).toBe(401);
  expect(await listSessions(player.accessToken)).toHaveLength(1);
  const [email] = await emailsTo(client, player.email);
  expect(email).toMatchObject({ subject: 'A device was logged out of Farstead' });
  expect(email?.text).toMatch(/Safari, iPhone\nLocation.*France/);
  expect((await endSession(player.accessToken, id)).body).toMatchObject({ code: 151 });
});

it('rejects an ended session’s access token at once', async () => {
  const player = await client.createPlayer();
  const other = await signIn(player);
  await endSession(player.accessToken);
  expect((await client.get('/api/users/me/game-time', other.accessToken)).status).toBe(401);
});

it('ends all of the player’s other sessions, but no other player’s', async () => {
  const [player, stranger] = [await client.createPlayer(), await client.createPlayer()];
  const others = [await signIn(player), await signIn(player)];
  expect((await endSession(player.accessToken)).status).toBe(204);
  for (const { refreshToken, accessToken } of others) {
    expect((await client.refresh(refreshToken, accessToken)).status).toBe(401);
  }
  expect((await client.refresh(player.refreshToken, player.accessToken)).status).toBe(200);
  expect((await client.refresh(stranger.refreshToken, stranger.accessToken)).status).toBe(200);
  const [email] = await emailsTo(client, player.email);
  expect(email).toMatchObject({ subject: 'All other devices were logged out of Farstead' });
});

it('without other sessions, ends nothing and sends no email', async () => {
  const player = await client.createPlayer();
  expect((await endSession(player.accessToken)).status).toBe(204);
  expect(await emailsTo(client, player.email)).toEqual([]);
});

it('reports another player’s session as unknown', async () => {
  const [player, stranger] = [await client.createPlayer(), await client.createPlayer()];
  const [theirs] = await listSessions(stranger.accessToken);
  const answer = await endSession(player.accessToken, theirs?.id);
  expect(answer.status).toBe(404);
  expect(await listSessions(stranger.accessToken)).toHaveLength(1);
});

it('notifies the owner of a sign-in on a new device, but not on the first or a known device', async () => {
  const player = await client.createPlayer();
  const device = randomUUID();
  await signIn(player, {}, device);
  await signIn(player, {}, device);
  expect(await emailsTo(client, player.email)).toEqual([]);
  await signIn(player, { 'user-agent': agents.edge, 'x-sandbox-country': 'CH' });
  const emails = await emailsTo(client, player.email);
  expect(emails.map(({ subject }) => subject)).toEqual(['New login to your Farstead account']);
  expect(emails[0]?.text).toMatch(/Edge, Windows\nLocation.*Switzerland/);
});
