import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createData } from '../run/databases';
import { Client, type TestPlayer } from './client';
import { claimsOf, signHs256, signPs256, signRs256, tamperToken, createUnsignedToken } from './forge';
import { startSandbox, type StartedSandbox } from './startSandbox';

let sandbox: StartedSandbox;
let client: Client;
let player: TestPlayer;
let privateKey: string;
let claims: Record<string, unknown>;

beforeAll(async () => {
  const data = await createData();
  sandbox = await startSandbox({}, data);
  client = new Client(sandbox.url);
  player = await client.createPlayer();
  claims = claimsOf(player.accessToken);
  const keys = JSON.parse(await readFile(join(data.DATA_DIR, 'keys', 'session.json'), 'utf8')) as {
    privateKey: string;
  };
  privateKey = keys.privateKey;
});

afterAll(() => sandbox.stop());

afterEach(() => client.callControl('clock', { real: true }));

const gameTime = (token: string) => client.get('/api/users/me/game-time', token);

const expectRefused = async (token: string): Promise<void> => {
  const answer = await gameTime(token);
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ code: 112 });
};

it('accepts a token issued by the sandbox, which contains the specified claims', async () => {
  expect((await gameTime(player.accessToken)).status).toBe(200);
  expect(claims).toMatchObject({
    sub: player.id,
    id: player.id,
    email: player.email,
    iss: 'starport-sandbox',
    aud: 'starport',
    displayName: expect.any(String),
    firstName: expect.any(String),
    lastName: expect.any(String),
    username: expect.any(String),
    joinedAt: expect.any(String),
    referrer: expect.any(String),
    PrivacyPolicyAgreement: expect.any(Boolean),
    iat: expect.any(Number),
    nbf: expect.any(Number),
  });
  expect(Number(claims.exp) - Number(claims.iat)).toBe(900);
});

it('accepts a manually signed token, so each rejection below has a single cause', async () => {
  expect((await gameTime(signRs256(claims, privateKey))).status).toBe(200);
});

it('returns the certificate as a JSON string in PEM format', async () => {
  const { body } = await client.get('/api/auth/certificate');
  expect(new X509Certificate(body as string).publicKey.asymmetricKeyType).toBe('rsa');
});

it('rejects a token that was tampered with', () =>
  expectRefused(tamperToken(player.accessToken, { ...claims, sub: '5eed0000-0000-4000-8000-000000000003' })));

it('rejects a token with alg none', () => expectRefused(createUnsignedToken(claims)));

it('rejects a token signed with HS256 and the certificate as the secret', async () => {
  const certificate = (await client.get('/api/auth/certificate')).body as string;
  await expectRefused(signHs256(claims, certificate));
  await expectRefused(
    signHs256(
      claims,
      new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'pem' }) as string,
    ),
  );
});

it('rejects a token signed with PS256 and the right key', () => expectRefused(signPs256(claims, privateKey)));

it('rejects a token without exp', () => expectRefused(signRs256({ ...claims, exp: undefined }, privateKey)));

it('rejects a token for another audience', () =>
  expectRefused(signRs256({ ...claims, aud: 'elsewhere' }, privateKey)));

it('rejects a token from another issuer', () =>
  expectRefused(signRs256({ ...claims, iss: 'elsewhere' }, privateKey)));

it.each(['', 'Bearer', 'Basic cGFzcw==', 'Bearer a.b.c'])(
  'rejects an Authorization header without a usable bearer token (%p)',
  async (authorization) => {
    const answer = await client.call('GET', '/api/users/me/game-time', { headers: { authorization } });
    expect(answer.body).toMatchObject({ code: 112 });
  },
);

const at = (seconds: number): string => new Date((Number(claims.exp) + seconds) * 1000).toISOString();

it('accepts a token for 59 seconds after it expires', async () => {
  let status: number;
  let elapsedMs: number;
  // Retry because a busy machine may take longer than the remaining second.
  do {
    await client.callControl('clock', { at: at(59) });
    const start = performance.now();
    ({ status } = await gameTime(player.accessToken));
    elapsedMs = performance.now() - start;
  } while (status !== 200 && elapsedMs > 500);
  expect(status).toBe(200);
});

it('rejects a token 61 seconds after it expires', async () => {
  await client.callControl('clock', { at: at(61) });
  await expectRefused(player.accessToken);
});

it('issues expired tokens through a control', async () => {
  const { token } = await client.callControl<{ token: string }>('tokens', {
    playerId: player.id,
    expiresInSeconds: -61,
  });
  await expectRefused(token);
});
