import { callFrom } from './callFrom';
import { Client, totp } from './client';
import { resetSandbox } from './sharedSandboxes';

const password = 'Farstead-2026!';

let url: string;
let client: Client;

beforeAll(async () => {
  url = await resetSandbox();
  client = new Client(url);
});

it('signs a player in regardless of the email’s case', async () => {
  const answer = await client.login('NEW@farstead.test', password);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
    communityId: 'community-1',
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['a missing field', { password: undefined }],
  ['an unknown field', { admin: true }],
  ['a value of the wrong type', { password: 12345678 }],
  ['a five-digit code', { otp: '12345' }],
  ['a device id that is not a UUID', { device: 'phone' }],
  ['another source', { source: 'APP' }],
])('rejects a malformed request with %s', async (_case, change) => {
  const body = {
    email: 'new@farstead.test',
    password,
    otp: '',
    device: crypto.randomUUID(),
    source: 'WWW',
    ...change,
  };
  const answer = await client.call('POST', '/api/auth/login', { body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 1, errors: expect.any(Object) });
});

it('a valid six-digit code signs in once', async () => {
  const player = await client.createPlayer({ twoFactor: true });
  const code = totp(player.totpSecret ?? '');
  expect((await client.login(player.email, player.password, code)).status).toBe(200);
  const replayed = await client.login(player.email, player.password, code);
  expect(replayed.status).toBe(400);
  expect(replayed.body).toMatchObject({ code: 107 });
});

it('submitting the same code twice concurrently signs in once', async () => {
  const player = await client.createPlayer({ twoFactor: true });
  const code = totp(player.totpSecret ?? '');
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => client.login(player.email, player.password, code)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
});

it.each([
  [-60_000, 400],
  [-30_000, 200],
  [30_000, 200],
  [60_000, 400],
])('a code offset by %d ms returns the status %d', async (distance, status) => {
  const player = await client.createPlayer({ twoFactor: true });
  const { now } = await client.callControl<{ now: string }>('clock', { at: '2026-12-01T12:00:10.000Z' });
  const answer = await client.login(
    player.email,
    player.password,
    totp(player.totpSecret ?? '', Date.parse(now) + distance),
  );
  await client.callControl('clock', { real: true });
  expect(answer.status).toBe(status);
});

it('rejects the eleventh wrong password (code 31 and Retry-After), for known and unknown emails', async () => {
  const player = await client.createPlayer();
  for (const email of [player.email, 'nobody-at-all@farstead.test']) {
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await client.login(email, 'wrong-password')).status).toBe(400);
    }
    const refused = await client.login(email, password);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 31 });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(300);
  }
  await client.callControl('clock', { advanceSeconds: 301 });
  expect((await client.login(player.email, player.password)).status).toBe(200);
  await client.callControl('clock', { real: true });
});

/** Signs in on a new device from another local IP address and returns the status. */
const loginFrom = async (
  localAddress: string,
  email: string,
  password: string,
  otp = '',
): Promise<number> => {
  const body = { email, password, otp, device: crypto.randomUUID(), source: 'WWW' };
  return (await callFrom(localAddress, `${url}/api/auth/login`, { body })).status;
};

it('wrong passwords from other IP addresses do not lock out the owner', async () => {
  const player = await client.createPlayer();
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect(await loginFrom('127.0.0.2', player.email, 'wrong-password')).toBe(400);
  }
  expect(await loginFrom('127.0.0.2', player.email, player.password)).toBe(429);
  expect(await loginFrom('127.0.0.3', player.email, player.password)).toBe(200);
});

it('wrong passwords from the same IP address do not lock out a known device', async () => {
  const player = await client.createPlayer();
  const [known, other] = [crypto.randomUUID(), crypto.randomUUID()];
  expect((await client.login(player.email, player.password, '', known)).status).toBe(200);
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await client.login(player.email, 'wrong-password', '', other);
  }
  expect((await client.login(player.email, player.password, '', other)).status).toBe(429);
  expect((await client.login(player.email, player.password, '', known)).status).toBe(200);
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await client.login(player.email, 'wrong-password', '', known);
  }
  expect((await client.login(player.email, player.password, '', known)).status).toBe(429);
});

const wrongCode = '000000';

it('limits wrong six-digit codes per network', async () => {
  const player = await client.createPlayer({ twoFactor: true });
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const answer = await client.login(player.email, player.password, wrongCode, crypto.randomUUID());
    expect(answer.body).toMatchObject({ code: 107 });
  }
  const code = totp(player.totpSecret ?? '');
  const refused = await client.login(player.email, player.password, code, crypto.randomUUID());
  expect(refused.status).toBe(429);
  expect(await loginFrom('127.0.0.2', player.email, player.password, code)).toBe(200);
});

it('six-digit codes guessed from many networks lock out neither a known device nor a recovery code', async () => {
  const player = await client.createPlayer({ twoFactor: true });
  const made = await client.call('POST', '/api/me/recovery-codes', { token: player.accessToken });
  const [recoveryCode = ''] = (made.body as { codes: string[] }).codes;
  const known = crypto.randomUUID();
  const moment = Date.now();
  const code = totp(player.totpSecret ?? '', moment);
  expect((await client.login(player.email, player.password, code, known)).status).toBe(200);
  for (const network of ['127.0.0.2', '127.0.0.3'])
    for (let attempt = 1; attempt <= 10; attempt += 1)
      await loginFrom(network, player.email, player.password, wrongCode);
  const next = totp(player.totpSecret ?? '', moment + 30_000);
  expect(await loginFrom('127.0.0.4', player.email, player.password, next)).toBe(429);
  expect(await loginFrom('127.0.0.4', player.email, player.password, recoveryCode)).toBe(200);
  expect((await client.login(player.email, player.password, next, known)).status).toBe(200);
});

it('limits requests for form tokens', async () => {
  const statuses: number[] = [];
  for (let attempt = 1; attempt <= 61; attempt += 1) statuses.push((await client.get('/api/csrf')).status);
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses[60]).toBe(429);
});

it('does not limit successful sign-ins', async () => {
  const player = await client.createPlayer();
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    expect((await client.login(player.email, player.password)).status).toBe(200);
  }
});

it('an unknown email takes as long as a wrong password, because both verify a hash', async () => {
  await client.callControl('reset');
  const player = await client.createPlayer();
  const malformed: number[] = [];
  const known: number[] = [];
  const unknown: number[] = [];
  const timed = async (times: number[], email: string): Promise<void> => {
    const start = performance.now();
    await client.login(email, 'wrong-password');
    times.push(performance.now() - start);
  };
  for (let round = 0; round < 9; round += 1) {
    await timed(malformed, 'no email');
    await timed(known, player.email);
    await timed(unknown, `nobody-${round}@farstead.test`);
  }
  // Compare the minimum times: a busy machine delays responses but never speeds them up.
  const hashing = Math.min(...known) - Math.min(...malformed);
  expect(Math.min(...unknown) - Math.min(...malformed)).toBeGreaterThan(hashing / 2);
});
