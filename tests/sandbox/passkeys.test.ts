import { randomUUID } from 'node:crypto';
import { VirtualAuthenticator } from '#sandbox/devices/VirtualAuthenticator';
import { Client, type ClientResponse, type TestPlayer } from './client';
import { emailsTo } from './emails';
import { resetSandbox } from './sharedSandboxes';

let client: Client;
let origin: string;

beforeAll(async () => {
  client = new Client(await resetSandbox());
  const configuration = (await client.get('/configuration')).body as { rootUrl: string };
  origin = new URL(configuration.rootUrl).origin;
});

afterEach(() => client.callControl('clock', { real: true }));

const refused = { status: 400, body: { code: 154 } };

const post = (path: string, body?: object, token?: string): Promise<ClientResponse> =>
  client.call('POST', path, { ...(token !== undefined && { token }), ...(body && { body }) });

const challengeOf = (answer: ClientResponse): string => (answer.body as { challenge: string }).challenge;

const newChallenge = async ({ accessToken }: TestPlayer): Promise<string> =>
  challengeOf(await post('/api/me/passkeys/options', undefined, accessToken));

const add = async (player: TestPlayer, made: object, name = 'Key'): Promise<ClientResponse> =>
  post('/api/me/passkeys', { name, ...made }, player.accessToken);

const createPlayerWithPasskey = async (key = new VirtualAuthenticator(origin)) => {
  const player = await client.createPlayer();
  const added = await add(player, key.createCredential(await newChallenge(player)), '  Blue key ');
  return { player, key, id: (added.body as { id: string }).id, added };
};

const signInChallenge = async (email = ''): Promise<string> =>
  challengeOf(await post('/api/auth/passkey/options', { email }));

const signIn = (assertion: object): Promise<ClientResponse> =>
  post('/api/auth/passkey', { ...assertion, device: randomUUID(), source: 'WWW' });

const listPasskeys = async ({
  accessToken,
}: TestPlayer): Promise<readonly { name: string; lastUsedAt: string | null }[]> =>
  (await client.get('/api/me/passkeys', accessToken)).body as never;

it('adds a named passkey and emails its owner', async () => {
  const { player, added } = await createPlayerWithPasskey();
  expect(added.status).toBe(200);
  expect(await listPasskeys(player)).toMatchObject([{ name: 'Blue key', lastUsedAt: null }]);
  const [email] = await emailsTo(client, player.email);
  expect(email?.subject).toBe('A passkey was added to your Farstead account');
  expect(email?.text).toContain('“Blue key”');
});

it.each(['', 'by email'])('signs the player in with a passkey %s', async (how) => {
  const { player, key } = await createPlayerWithPasskey();
  const answer = await signIn(key.getAssertion(await signInChallenge(how && player.email)));
  expect(answer.status).toBe(200);
  const { accessToken } = answer.body as { accessToken: string };
  expect((await client.get(`/api/users/${player.id}`, accessToken)).status).toBe(200);
  expect((await listPasskeys(player))[0]?.lastUsedAt).not.toBeNull();
});

it('a passkey replaces both the password and the second factor', async () => {
  const player = await client.createPlayer({ twoFactor: true });
  const key = new VirtualAuthenticator(origin);
  await add(player, key.createCredential(await newChallenge(player)));
  expect((await signIn(key.getAssertion(await signInChallenge()))).status).toBe(200);
});

it('a challenge is valid once, for one purpose and for five minutes', async () => {
  const { player, key } = await createPlayerWithPasskey();
  const challenge = await signInChallenge();
  expect((await signIn(key.getAssertion(challenge))).status).toBe(200);
  expect(await signIn(key.getAssertion(challenge))).toMatchObject(refused);
  expect(await signIn(key.getAssertion(await newChallenge(player)))).toMatchObject(refused);
  expect(
    await add(player, new VirtualAuthenticator(origin).createCredential(await signInChallenge())),
  ).toMatchObject(refused);
  const late = await signInChallenge();
  await client.callControl('clock', { advanceSeconds: 301 });
  expect(await signIn(key.getAssertion(late))).toMatchObject(refused);
});

it('rejects a passkey created with another player’s challenge', async () => {
  const [player, other] = [await client.createPlayer(), await client.createPlayer()];
  expect(
    await add(player, new VirtualAuthenticator(origin).createCredential(await newChallenge(other))),
  ).toMatchObject(refused);
});

it.each([
  ['another origin', () => new VirtualAuthenticator('https://evil.test', new URL(origin).hostname)],
  ['another site id', () => new VirtualAuthenticator(origin, 'evil.test')],
])('rejects a passkey for %s, both when adding it and at sign-in', async (_, evil) => {
  const player = await client.createPlayer();
  expect(await add(player, evil().createCredential(await newChallenge(player)))).toMatchObject(refused);
  const { key } = await createPlayerWithPasskey();
  const { credentialId: _id, ...assertion } = evil().getAssertion(await signInChallenge());
  expect(await signIn({ ...assertion, credentialId: key.credentialId })).toMatchObject(refused);
});

it('rejects an unknown passkey and a passkey that signed different data', async () => {
  const { key } = await createPlayerWithPasskey();
  expect(await signIn(new VirtualAuthenticator(origin).getAssertion(await signInChallenge()))).toMatchObject(
    refused,
  );
  const { signature: _signature, ...rest } = key.getAssertion(await signInChallenge());
  const { signature } = key.getAssertion(await signInChallenge());
  expect(await signIn({ ...rest, signature })).toMatchObject(refused);
});

it('rejects a passkey that belongs to another account', async () => {
  const { key } = await createPlayerWithPasskey();
  const other = await client.createPlayer();
  expect(await add(other, key.createCredential(await newChallenge(other)))).toMatchObject(refused);
});

it('rejects a sign-in with a removed passkey', async () => {
  const { player, key, id } = await createPlayerWithPasskey();
  const remove = () => client.call('DELETE', `/api/me/passkeys/${id}`, { token: player.accessToken });
  expect((await remove()).status).toBe(204);
  expect(await remove()).toMatchObject({ status: 404, body: { code: 152 } });
  expect(await signIn(key.getAssertion(await signInChallenge()))).toMatchObject(refused);
  expect((await emailsTo(client, player.email))[0]?.subject).toBe(
    'A passkey was removed from your Farstead account',
  );
});

it('only the owner can rename a passkey', async () => {
  const { player, id } = await createPlayerWithPasskey();
  const stranger = await client.createPlayer();
  const rename = (token: string, name: string) =>
    client.call('PATCH', `/api/me/passkeys/${id}`, { token, body: { name } });
  expect((await rename(player.accessToken, ' Red key ')).status).toBe(204);
  expect(await rename(stranger.accessToken, 'Mine')).toMatchObject({ status: 404, body: { code: 152 } });
  expect((await rename(player.accessToken, '   ')).status).toBe(400);
  expect((await rename(player.accessToken, 'x'.repeat(51))).status).toBe(400);
  expect(await listPasskeys(player)).toMatchObject([{ name: 'Red key' }]);
});

it('the options are the same for known and unknown emails', async () => {
  const { player, key } = await createPlayerWithPasskey();
  await add(player, new VirtualAuthenticator(origin).createCredential(await newChallenge(player)));
  for (const email of [player.email, 'nobody@farstead.test', '']) {
    const { body } = await post('/api/auth/passkey/options', { email });
    expect(body).toMatchObject({ siteId: new URL(origin).hostname, allowed: [] });
  }
  expect((await signIn(key.getAssertion(await signInChallenge(player.email)))).status).toBe(200);
});

it('rejects a passkey that was made or used in a page that another site has embedded', async () => {
  const player = await client.createPlayer();
  const key = new VirtualAuthenticator(origin);
  key.isEmbedded = true;
  expect(await add(player, key.createCredential(await newChallenge(player)))).toMatchObject(refused);
  key.isEmbedded = false;
  expect((await add(player, key.createCredential(await newChallenge(player)))).status).toBe(200);
  key.isEmbedded = true;
  expect(await signIn(key.getAssertion(await signInChallenge()))).toMatchObject(refused);
});

it('a passkey proves the identity of its owner, but not of another player', async () => {
  const { player, key } = await createPlayerWithPasskey();
  const prove = async ({ accessToken }: TestPlayer) =>
    post('/api/auth/proof', { passkey: key.getAssertion(await signInChallenge()) }, accessToken);
  expect((await prove(player)).status).toBe(204);
  expect(await prove(await client.createPlayer())).toMatchObject(refused);
});
