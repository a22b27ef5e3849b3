import { Client } from './client';
import { claimsOf } from './forge';
import { resetSandbox } from './sharedSandboxes';

let client: Client;

beforeAll(async () => {
  client = new Client(await resetSandbox());
});

afterEach(() => client.control('clock', { real: true }));

interface Pair {
  readonly token: string;
  readonly refreshToken: string;
}

const expectOver = async (refreshToken: string, bearer: string): Promise<void> => {
  const answer = await client.refresh(refreshToken, bearer);
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ code: 111 });
};

it('a refresh answers with a new refresh token and a valid access token', async () => {
  const player = await client.player();
  const answer = await client.refresh(player.refreshToken, player.accessToken);
  const pair = answer.body as Pair;
  expect(answer.status).toBe(200);
  expect(pair.refreshToken).not.toBe(player.refreshToken);
  expect((await client.get(`/api/users/${player.id}`, pair.token)).status).toBe(200);
});

it('four tabs that refresh at once get the same pair and stay signed in', async () => {
  const player = await client.player();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => client.refresh(player.refreshToken, player.accessToken)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const pair = answers[0]?.body as Pair;
  expect((await client.refresh(pair.refreshToken, pair.token)).status).toBe(200);
});

it('a tab with the previous refresh token gets the newest pair within the grace period', async () => {
  const player = await client.player();
  const second = (await client.refresh(player.refreshToken, player.accessToken)).body as Pair;
  const third = (await client.refresh(second.refreshToken, second.token)).body as Pair;
  const late = (await client.refresh(player.refreshToken, player.accessToken)).body as Pair;
  expect(late).toEqual(third);
});

it('reusing a token after the grace period ends the session, also for its successors', async () => {
  const player = await client.player();
  const pair = (await client.refresh(player.refreshToken, player.accessToken)).body as Pair;
  await client.control('clock', { advanceSeconds: 31 });
  await expectOver(player.refreshToken, player.accessToken);
  await expectOver(pair.refreshToken, pair.token);
});

it('an expired access token is accepted in a refresh', async () => {
  const player = await client.player();
  await client.control('clock', { advanceSeconds: 86_400 });
  expect((await client.refresh(player.refreshToken, player.accessToken)).status).toBe(200);
});

it('a refresh token is valid for seven days', async () => {
  const player = await client.player();
  await client.control('clock', { advanceSeconds: 604_801 });
  await expectOver(player.refreshToken, player.accessToken);
});

it('an unknown token and the bearer of another player are refused with code 111', async () => {
  const [player, other] = [await client.player(), await client.player()];
  await expectOver('never-issued', player.accessToken);
  await expectOver(player.refreshToken, other.accessToken);
});

it('the refresh after an activation adds the role Subscriber', async () => {
  const player = await client.player();
  const { id } = await client.control<{ id: string }>('codes', { months: 1 });
  expect(claimsOf(player.accessToken).role).toEqual([]);
  await client.call('POST', `/api/inventory/keys/${id}/activate`, { token: player.accessToken, body: {} });
  const pair = (await client.refresh(player.refreshToken, player.accessToken)).body as Pair;
  expect(claimsOf(pair.token).role).toBe('Subscriber');
});

describe('signing out', () => {
  const logout = (token: string) => client.call('POST', '/api/auth/logout', { body: { token } });

  it('SE-07 ends the whole family, also for a thief who has refreshed meanwhile', async () => {
    const player = await client.player();
    const stolen = (await client.refresh(player.refreshToken, player.accessToken)).body as Pair;
    expect(await logout(player.refreshToken)).toMatchObject({ status: 204, text: '' });
    await expectOver(stolen.refreshToken, stolen.token);
    await expectOver(player.refreshToken, player.accessToken);
  });

  it('SE-07 leaves the other sessions of the player alone', async () => {
    const player = await client.player();
    const other = (await client.login(player.email, player.password)).body as {
      readonly accessToken: string;
      readonly refreshToken: string;
    };
    await logout(player.refreshToken);
    expect((await client.refresh(other.refreshToken, other.accessToken)).status).toBe(200);
  });

  it('SE-07 the access token of an ended session is refused after 15 minutes and a minute of tolerance', async () => {
    const player = await client.player();
    const status = async () => (await client.get(`/api/users/${player.id}`, player.accessToken)).status;
    await logout(player.refreshToken);
    const statuses = [await status()];
    await client.control('clock', { advanceSeconds: 16 * 60 + 1 });
    statuses.push(await status());
    expect(statuses).toEqual([200, 401]);
    const { exp, iat } = claimsOf(player.accessToken) as { exp: number; iat: number };
    expect(exp - iat).toBe(15 * 60);
  });

  it('SE-07 answers the same for a token that nobody has, and refuses what is none', async () => {
    expect((await logout('no-such-token')).status).toBe(204);
    expect((await logout('')).status).toBe(400);
  });
});
