import { callsNeedingProof } from '#sandbox/security/callsNeedingProof';
import { Client, type ClientResponse, type TestPlayer } from './client';
import { resetSandbox } from './sharedSandboxes';

let client: Client;

beforeAll(async () => {
  client = new Client(await resetSandbox());
});

afterEach(() => client.callControl('clock', { real: true }));

const refused = { status: 403, body: { code: 150 } };

/** Creates a session with a valid access token whose last authentication is this old. */
const createPlayerProvedAgo = async (seconds: number, traits = {}): Promise<TestPlayer> => {
  const player = await client.createPlayer(traits);
  await client.callControl('clock', { advanceSeconds: seconds });
  const renewed = await client.refresh(player.refreshToken, player.accessToken);
  const { token, refreshToken } = renewed.body as { token: string; refreshToken: string };
  return { ...player, accessToken: token, refreshToken };
};

const dangerous = ({ accessToken }: TestPlayer): Promise<ClientResponse> =>
  client.call('DELETE', '/api/me/sessions', { token: accessToken });

const prove = ({ accessToken }: TestPlayer, body: object): Promise<ClientResponse> =>
  client.call('POST', '/api/auth/proof', { token: accessToken, body });

it('accepts a sensitive call within 15 minutes of sign-in and rejects it afterwards', async () => {
  expect((await dangerous(await createPlayerProvedAgo(14 * 60))).status).toBe(204);
  expect(await dangerous(await createPlayerProvedAgo(15 * 60 + 1))).toMatchObject(refused);
});

it('the correct password counts as reauthentication, but a token renewal does not', async () => {
  const player = await createPlayerProvedAgo(3600);
  expect(await dangerous(player)).toMatchObject(refused);
  expect((await prove(player, { password: player.password })).status).toBe(204);
  expect((await dangerous(player)).status).toBe(204);
});

it('reauthentication applies to one session only', async () => {
  const player = await createPlayerProvedAgo(3600);
  const other = await client.callControl<{ token: string }>('tokens', {
    playerId: player.id,
    expiresInSeconds: 900,
  });
  expect((await prove({ ...player, accessToken: other.token }, { password: player.password })).status).toBe(
    204,
  );
  expect(await dangerous(player)).toMatchObject(refused);
});

it('rejects sensitive calls and reauthentication in an ended session', async () => {
  const player = await client.createPlayer();
  await client.call('POST', '/api/auth/logout', { body: { token: player.refreshToken } });
  expect((await dangerous(player)).status).toBe(401);
  expect((await prove(player, { password: player.password })).status).toBe(401);
});

const readingCalls = [...callsNeedingProof].filter((call) => call.startsWith('GET '));

it.each(readingCalls)('HEAD requires the same proof as %s', async (call) => {
  const player = await createPlayerProvedAgo(3600);
  const path = call.slice('GET '.length);
  expect((await client.call('HEAD', path, { token: player.accessToken })).status).toBe(403);
});

it.each([{}, { password: 'a', otp: '123456' }, { otp: '12345' }, { password: '' }])(
  'rejects the malformed proof %j',
  async (body) => {
    const player = await client.createPlayer();
    expect(await prove(player, body)).toMatchObject({ status: 400, body: { code: 1 } });
  },
);

it('limits wrong passwords per account', async () => {
  const player = await client.createPlayer();
  for (let attempts = 0; attempts < 10; attempts++) await prove(player, { password: 'wrong-password' });
  expect((await prove(player, { password: player.password })).status).toBe(429);
});
