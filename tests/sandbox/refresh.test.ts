import { Client } from './client';
import { claimsOf } from './forge';
import { resetSandbox } from './sharedSandboxes';

let client: Client;

beforeAll(async () => {
  client = new Client(await resetSandbox());
});

afterEach(() => client.callControl('clock', { real: true }));

interface Pair {
  readonly token: string;
  readonly refreshToken: string;
}

const expectSessionEnded = async (refreshToken: string, bearer: string): Promise<void> => {
  const answer = await client.refresh(refreshToken, bearer);
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ code: 111 });
};

it('a refresh returns a new refresh token and a valid access token', async () => {
  const player = await client.createPlayer();
  const answer = await client.refresh(player.refreshToken, player.accessToken);
  const pair = answer.body as Pair;
  expect(answer.status).toBe(200);
  expect(pair.refreshToken).not.toBe(player.refreshToken);
  expect((await client.get(`/api/users/${player.id}`, pair.token)).status).toBe(200);
});

it('four tabs that refresh concurrently get the same token pair and remain signed in', async () => {
  const player = await client.createPlayer();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => client.refresh(player.refreshToken, player.accessToken)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const pair = answers[0]?.body as Pair;
  expect((await client.refresh(pair.refreshToken, pair.token)).status).toBe(200);
});

it('within the grace period, a previous refresh token returns the newest token pair', async () => {
  const player = await client.createPlayer();
  const second = (await client.refresh(player.refreshToken, player.accessToken)).body as Pair;
  const third = (await client.refresh(second.refreshToken, second.token)).body as Pair;
  const late = (await client.refresh(player.refreshToken, player.accessToken)).body as Pair;
  expect(late).toEqual(third);
});

it('reusing a token whose successor was used ends the session and invalidates its successors', async () => {
  const player = await client.createPlayer();
  const second = (await client.refresh(player.refreshToken, player.accessToken)).body as Pair;
  const third = (await client.refresh(second.refreshToken, second.token)).body as Pair;
  await client.callControl('clock', { advanceSeconds: 31 });
  await expectSessionEnded(player.refreshToken, player.accessToken);
  await expectSessionEnded(third.refreshToken, third.token);
});

it('SE-02 a replaced token returns its unused successor again, with a valid access token', async () => {
  const player = await client.createPlayer();
  const lost = (await client.refresh(player.refreshToken, player.accessToken)).body as Pair;
  await client.callControl('clock', { advanceSeconds: 3 * 86_400 });
  const answer = await client.refresh(player.refreshToken, player.accessToken);
  const pair = answer.body as Pair;
  expect([answer.status, pair.refreshToken]).toEqual([200, lost.refreshToken]);
  expect((await client.get(`/api/users/${player.id}`, pair.token)).status).toBe(200);
  expect((await client.refresh(pair.refreshToken, pair.token)).status).toBe(200);
  await client.callControl('clock', { advanceSeconds: 31 });
  await expectSessionEnded(player.refreshToken, player.accessToken);
});

it('limits the renewals of a session', async () => {
  const player = await client.createPlayer();
  let pair: Pair = { token: player.accessToken, refreshToken: player.refreshToken };
  for (let renewal = 1; renewal <= 60; renewal += 1)
    pair = (await client.refresh(pair.refreshToken, pair.token)).body as Pair;
  const refused = await client.refresh(pair.refreshToken, pair.token);
  expect([refused.status, refused.body]).toMatchObject([429, { code: 31 }]);
  await client.callControl('clock', { advanceSeconds: 901 });
  expect((await client.refresh(pair.refreshToken, pair.token)).status).toBe(200);
});

it('a refresh accepts an expired access token', async () => {
  const player = await client.createPlayer();
  await client.callControl('clock', { advanceSeconds: 86_400 });
  expect((await client.refresh(player.refreshToken, player.accessToken)).status).toBe(200);
});

it('a refresh token expires after seven days', async () => {
  const player = await client.createPlayer();
  await client.callControl('clock', { advanceSeconds: 604_801 });
  await expectSessionEnded(player.refreshToken, player.accessToken);
});

it('rejects an unknown token and another player’s bearer token (code 111)', async () => {
  const [player, other] = [await client.createPlayer(), await client.createPlayer()];
  await expectSessionEnded('never-issued', player.accessToken);
  await expectSessionEnded(player.refreshToken, other.accessToken);
});

it('the first refresh after a code activation adds the Subscriber role', async () => {
  const player = await client.createPlayer();
  const { id } = await client.callControl<{ id: string }>('codes', { months: 1 });
  expect(claimsOf(player.accessToken).role).toEqual([]);
  await client.call('POST', `/api/inventory/keys/${id}/activate`, { token: player.accessToken, body: {} });
  const pair = (await client.refresh(player.refreshToken, player.accessToken)).body as Pair;
  expect(claimsOf(pair.token).role).toBe('Subscriber');
});

describe('signing out', () => {
  const logout = (token: string) => client.call('POST', '/api/auth/logout', { body: { token } });

  it('SE-07 revokes the entire token family, even if a thief has refreshed a token', async () => {
    const player = await client.createPlayer();
    const stolen = (await client.refresh(player.refreshToken, player.accessToken)).body as Pair;
    expect(await logout(player.refreshToken)).toMatchObject({ status: 204, text: '' });
    await expectSessionEnded(stolen.refreshToken, stolen.token);
    await expectSessionEnded(player.refreshToken, player.accessToken);
  });

  it('SE-07 does not end the player’s other sessions', async () => {
    const player = await client.createPlayer();
    const other = (await client.login(player.email, player.password)).body as {
      readonly accessToken: string;
      readonly refreshToken: string;
    };
    await logout(player.refreshToken);
    expect((await client.refresh(other.refreshToken, other.accessToken)).status).toBe(200);
  });

  it('SE-07 rejects the session’s access token at once', async () => {
    const player = await client.createPlayer();
    const status = async () => (await client.get(`/api/users/${player.id}`, player.accessToken)).status;
    const before = await status();
    await logout(player.refreshToken);
    expect([before, await status()]).toEqual([200, 401]);
  });

  it('SE-07 responds identically to an unknown and a valid token, but rejects a malformed token', async () => {
    expect((await logout('no-such-token')).status).toBe(204);
    expect((await logout('')).status).toBe(400);
  });
});
