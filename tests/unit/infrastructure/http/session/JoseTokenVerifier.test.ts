import { generateKeyPairSync, randomBytes, webcrypto } from 'node:crypto';
import { cryptoProvider, X509CertificateGenerator } from '@peculiar/x509';
import { Configuration } from '#application/configuration/Configuration';
import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import { TokenVerifier } from '#application/session/TokenVerifier';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { signHs256, signPs256, signRs256, tamperToken, createUnsignedToken } from '#tests/sandbox/forge';
import { composeOnHttp } from '../../../support/composeOnHttp';
import { json, StubServer, type Reply } from '../../../support/StubServer';

interface Authority {
  readonly certificate: string;
  /** PEM format. */
  readonly privateKey: string;
}

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
};

const createAuthority = async (): Promise<Authority> => {
  cryptoProvider.set(webcrypto as unknown as Crypto);
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: randomBytes(8).toString('hex'),
    name: 'CN=test',
    signingAlgorithm: algorithm,
    keys: keys as unknown as CryptoKeyPair,
  });
  const der = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey));
  return {
    certificate: certificate.toString('pem'),
    privateKey: `-----BEGIN PRIVATE KEY-----\n${der.toString('base64')}\n-----END PRIVATE KEY-----`,
  };
};

const server = new StubServer();
const now = new Date('2026-11-20T12:00:00Z').getTime() / 1000;
const claims = {
  sub: 'player-1',
  id: 'player-1',
  displayName: 'Pilot',
  email: 'pilot@farstead.test',
  role: ['AlphaAccess', 'Subscriber'],
  iat: now,
  nbf: now,
  exp: now + 900,
  iss: 'fake',
  aud: 'fake',
};
const invalid = { ok: false, error: { kind: 'invalid-token' } };

let authority: Authority;
let other: Authority;

beforeAll(async () => {
  [authority, other] = await Promise.all([createAuthority(), createAuthority(), server.start()]);
});
beforeEach(() => server.on('GET /api/auth/certificate', json(200, authority.certificate)));
afterEach(() => server.clear());
afterAll(() => server.stop());

const verifier = async (tokenCertificate?: string): Promise<TokenVerifier> => {
  const site = composeOnHttp(server.url);
  site.replace(ConfigurationSource, new StubSource(tokenCertificate));
  await site.get(Configuration).load();
  return site.get(TokenVerifier);
};

const verify = async (token: string) => (await verifier()).verify(token);

const without = (name: keyof typeof claims) =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

it('SE-02 accepts an RS256 token signed with the server’s certificate', async () => {
  expect(await verify(signRs256(claims, authority.privateKey))).toEqual({
    ok: true,
    value: {
      id: 'player-1',
      displayName: 'Pilot',
      email: 'pilot@farstead.test',
      roles: ['AlphaAccess', 'Subscriber'],
      expiresAt: new Date((now + 900) * 1000),
    },
  });
});

it('SE-13 accepts a role claim that is a single string', async () => {
  const token = signRs256({ ...claims, role: 'Subscriber' }, authority.privateKey);
  expect(await verify(token)).toMatchObject({ value: { roles: ['Subscriber'] } });
});

it.each<[string, () => string]>([
  [
    'tampered with',
    () => tamperToken(signRs256(claims, authority.privateKey), { ...claims, sub: 'player-2' }),
  ],
  ['unsigned, alg none', () => createUnsignedToken(claims)],
  ['without its signature', () => signRs256(claims, authority.privateKey).replace(/[^.]*$/, '')],
  ['signed HS256 with the certificate as secret', () => signHs256(claims, authority.certificate)],
  ['signed HS256 with the certificate’s trimmed text', () => signHs256(claims, authority.certificate.trim())],
  ['signed PS256', () => signPs256(claims, authority.privateKey)],
  ['signed by another key', () => signRs256(claims, other.privateKey)],
  ['without exp', () => signRs256(without('exp'), authority.privateKey)],
  ['with a string as exp', () => signRs256({ ...claims, exp: String(now + 900) }, authority.privateKey)],
  ['without sub', () => signRs256(without('sub'), authority.privateKey)],
  ['without a display name', () => signRs256(without('displayName'), authority.privateKey)],
  ['for another audience', () => signRs256({ ...claims, aud: 'launcher' }, authority.privateKey)],
  ['without audience', () => signRs256(without('aud'), authority.privateKey)],
  ['from another issuer', () => signRs256({ ...claims, iss: 'elsewhere' }, authority.privateKey)],
  ['without issuer', () => signRs256(without('iss'), authority.privateKey)],
  ['empty', () => ''],
  ['not a JWT', () => 'tampered'],
  ['three dots', () => '...'],
  ['not JSON', () => `${Buffer.from('{').toString('base64url')}.e30.AAAA`],
])('SE-02 rejects an invalid token: %s', async (_, token) => {
  expect(await verify(token())).toEqual(invalid);
});

it.each([
  ['expired 59 s ago', { exp: now - 59 }, true],
  ['expired 61 s ago', { exp: now - 61 }, false],
  ['becomes valid in 59 s', { nbf: now + 59 }, true],
  ['becomes valid in 61 s', { nbf: now + 61 }, false],
])('SE-02 with 60 s of tolerance, a token that %s, with claims %j, is valid: %s', async (_, more, good) => {
  expect((await verify(signRs256({ ...claims, ...more }, authority.privateKey))).ok).toBe(good);
});

describe('an incorrect computer clock', () => {
  /** Verifies a token after the certificate response has provided the server's time. */
  const verifyAt = async (
    serverTime: number,
    more: object,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const date = new Date(serverTime * 1000).toUTCString();
    const answer = json(200, authority.certificate, { date, 'cache-control': 'no-store', ...headers });
    server.on('GET /api/auth/certificate', answer);
    return (await verify(signRs256({ ...claims, ...more }, authority.privateKey))).ok;
  };

  it.each([
    ['90 s slow', now + 90],
    ['a day slow', now + 86_400],
    ['90 s fast', now - 90],
    ['a day fast', now - 86_400],
  ])('SE-02 accepts a fresh token when the clock is %s', async (_, serverTime) => {
    const fresh = { iat: serverTime, nbf: serverTime, exp: serverTime + 10 };
    expect(await verifyAt(serverTime, fresh)).toBe(true);
  });

  it.each([
    ['expired 50 s ago', { nbf: now, exp: now + 950 }, true],
    ['expired 70 s ago', { nbf: now, exp: now + 930 }, false],
    ['valid in 50 s', { nbf: now + 1050, exp: now + 2000 }, true],
    ['valid in 70 s', { nbf: now + 1070, exp: now + 2000 }, false],
  ])('SE-02 applies the 60 s tolerance to the server’s time: %s', async (_, more, good) => {
    expect(await verifyAt(now + 1000, more)).toBe(good);
  });

  it.each([
    ['may come from a cache', { 'cache-control': 'max-age=60' }],
    ['contains no date', { date: 'today' }],
  ])('SE-02 does not take the server’s time from a response that %s', async (_, headers) => {
    expect(await verifyAt(now + 86_400, {}, headers)).toBe(true);
  });
});

describe('certificates', () => {
  const good = () => signRs256(claims, authority.privateKey);
  const unavailable: readonly (readonly [string, Reply])[] = [
    ['returns 503', json(503, { code: 50 })],
    ['drops the connection', (response) => response.destroy()],
    ['returns no certificate', json(200, 'sorry')],
    [
      'returns an unreadable certificate',
      json(200, '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'),
    ],
  ];

  it('SE-02 requests the server’s certificate once', async () => {
    const checks = await verifier();
    await checks.verify(good());
    await checks.verify(good());
    expect(server.received).toHaveLength(1);
  });

  it.each(unavailable)('SE-02 uses the configured certificate when the server %s', async (_, reply) => {
    server.on('GET /api/auth/certificate', reply);
    const checks = await verifier(authority.certificate);
    expect((await checks.verify(good())).ok).toBe(true);
    expect(await checks.verify(signRs256(claims, other.privateKey))).toEqual(invalid);
    expect(await checks.verify(signHs256(claims, authority.certificate))).toEqual(invalid);
  });

  it('SE-02 prefers the server’s certificate to the configured certificate', async () => {
    const checks = await verifier(other.certificate);
    expect((await checks.verify(good())).ok).toBe(true);
    expect(await checks.verify(signRs256(claims, other.privateKey))).toEqual(invalid);
  });

  it('SE-02 replaces the configured certificate once the server responds', async () => {
    server.on('GET /api/auth/certificate', json(503, {}), json(200, authority.certificate));
    const checks = await verifier(other.certificate);
    expect(await checks.verify(good())).toEqual(invalid);
    expect((await checks.verify(good())).ok).toBe(true);
  });

  it.each([
    ['returns 503', json(503, { code: 50 }), { kind: 'server', status: 503, code: 50 }],
    ['returns no certificate', json(200, 'sorry'), { kind: 'malformed' }],
    ['drops the connection', ((response) => response.destroy()) as Reply, { kind: 'offline' }],
  ])(
    'SE-02 reports the failure, not an invalid token, when the certificate server %s',
    async (_, reply, error) => {
      server.on('GET /api/auth/certificate', reply);
      expect(await verify(good())).toEqual({ ok: false, error });
    },
  );

  it('SE-02 requests the certificate again after an invalid signature', async () => {
    server.on('GET /api/auth/certificate', json(200, other.certificate), json(200, authority.certificate));
    const checks = await verifier();
    expect(await checks.verify(good())).toEqual(invalid);
    expect((await checks.verify(good())).ok).toBe(true);
  });

  it('SE-02 rejects a bare public key instead of a certificate', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    server.on('GET /api/auth/certificate', json(200, publicKey.export({ type: 'spki', format: 'pem' })));
    expect(await verify(good())).toEqual({ ok: false, error: { kind: 'malformed' } });
  });
});

class StubSource extends ConfigurationSource {
  constructor(private readonly tokenCertificate: string | undefined) {
    super();
  }

  async load(): Promise<RemoteConfiguration> {
    return new RemoteConfiguration({ ...fakeConfiguration, tokenCertificate: this.tokenCertificate });
  }
}
