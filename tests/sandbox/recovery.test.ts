import { Client, totp, type ClientResponse, type TestPlayer } from './client';
import { keyIn, emailsTo, linkIn } from './emails';
import { resetSandbox } from './sharedSandboxes';

const path = '/api/auth/me/reset-credentials';
const newPassword = 'Deep-Ore-2027!';

let sandbox: string;
let client: Client;

beforeAll(async () => {
  sandbox = await resetSandbox();
  client = new Client(sandbox);
});

// Also resets the rate limits used up by the previous test.
afterEach(() => client.callControl('states', { state: 'the server is up' }));
afterEach(() => client.callControl('clock', { real: true }));

const requestReset = (email: string, query = ''): Promise<ClientResponse> =>
  client.call('POST', `${path}/request${query}`, { body: { email } });

const info = (key: string): Promise<ClientResponse> => client.get(`${path}/${key}/info?lang=en`);

const confirm = (
  key: string,
  body: Record<string, unknown> = {},
  query = '?lang=en',
): Promise<ClientResponse> =>
  client.call('PUT', `${path}/${key}/confirm${query}`, {
    body: { password: newPassword, disableMFA: false, ...body },
  });

const resetKey = async ({ id: playerId }: TestPlayer): Promise<string> =>
  (await client.callControl<{ key: string }>('links', { playerId, for: 'reset' })).key;

const resend = async (email: string): Promise<ClientResponse> => {
  const [csrf] = (await client.get('/api/csrf')).body as { id: string }[];
  return client.call('POST', '/api/users/resend-activation', {
    body: { email },
    headers: { 'x-csrf-token': csrf?.id ?? '' },
  });
};

it.each([
  ['en', '/forgot-password/', 'Choose a new password', 'Your password has been changed'],
  [
    'fr',
    '/fr/mot-de-passe-oublie/',
    'Choisissez un nouveau mot de passe',
    'Votre mot de passe a été modifié',
  ],
  ['de', '/de/passwort-vergessen/', 'Wähle ein neues Passwort', 'Dein Passwort wurde geändert'],
])(
  'FP-01 the email in %s lets a player set a new password once',
  async (language, start, heading, changed) => {
    const { email, password } = await client.createPlayer();
    const requested = await requestReset(email, `?lang=${language}`);
    expect([requested.status, requested.text]).toEqual([204, '']);
    const [message, ...others] = await emailsTo(client, email);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ language, html: expect.stringContaining(heading) as string });
    const link = linkIn(message);
    expect([link.origin, link.search]).toEqual([sandbox, '']);
    expect(link.pathname).toMatch(new RegExp(`^${start}[\\w-]{43}$`));
    expect(message?.html).toContain(`href="${link.href}"`);

    const key = keyIn(message);
    expect((await info(key)).body).toEqual({ email, mfaEnabled: false });
    const done = await confirm(key, {}, `?lang=${language}`);
    expect([done.status, done.text]).toEqual([204, '']);
    expect((await client.login(email, newPassword)).status).toBe(200);
    expect((await client.login(email, password)).body).toMatchObject({ code: 100 });
    const [notified] = await emailsTo(client, email);
    expect(notified).toMatchObject({ language, html: expect.stringContaining(changed) as string });
    expect(`${linkIn(notified).pathname}/`).toBe(start);

    expect(await info(key)).toMatchObject({ status: 404, body: { code: 132 } });
    expect(await confirm(key, { password: 'another-password' })).toMatchObject({
      status: 404,
      body: { code: 132 },
    });
    expect((await client.login(email, newPassword)).status).toBe(200);
  },
);

it('uses the player’s language when the request specifies none', async () => {
  const { email } = await client.createPlayer({ language: 'fr' });
  await requestReset(email);
  expect((await emailsTo(client, email))[0]?.language).toBe('fr');
});

describe('two-factor', () => {
  const recoveryCode = async ({ accessToken }: TestPlayer): Promise<string> => {
    const made = await client.call('POST', '/api/me/recovery-codes', { token: accessToken });
    return (made.body as { codes: string[] }).codes[0] ?? '';
  };

  it('FP-01 D-23 turns two-factor off at once with a recovery code, and mentions it in the email', async () => {
    const player = await client.createPlayer({ twoFactor: true });
    const code = await recoveryCode(player);
    const key = await resetKey(player);
    expect((await info(key)).body).toEqual({ email: player.email, mfaEnabled: true });
    expect(await confirm(key, { disableMFA: true })).toMatchObject({ status: 409, body: { code: 133 } });
    const wrong = await confirm(key, { disableMFA: true, recoveryCode: 'AAAAA-AAAAA' });
    expect(wrong).toMatchObject({ status: 400, body: { code: 107 } });
    expect((await confirm(key, { disableMFA: true, recoveryCode: code })).status).toBe(204);
    expect((await client.login(player.email, newPassword)).status).toBe(200);
    const [message] = await emailsTo(client, player.email);
    expect(message?.text).toContain('Two-factor authentication was turned off');
    expect(message?.html).toContain('Two-factor authentication was turned off');
  });

  const startWait = (key: string, password = newPassword): Promise<ClientResponse> =>
    client.call('POST', `${path}/${key}/wait?lang=de`, { body: { password } });
  const detailsOf = async ({ id, accessToken }: TestPlayer) =>
    (await client.get(`/api/users/${id}`, accessToken)).body as { passwordResetDueAt: string | null };
  const day = 86_400;

  it('FP-01 D-23 without a recovery code, the reset takes effect after 24 hours and ends all sessions', async () => {
    const player = await client.createPlayer({ twoFactor: true });
    const started = await startWait(await resetKey(player));
    const { dueAt } = started.body as { dueAt: string };
    expect((await detailsOf(player)).passwordResetDueAt).toBe(dueAt);
    const [message] = await emailsTo(client, player.email);
    expect(message).toMatchObject({
      language: 'de',
      subject: expect.stringContaining('24 Stunden') as string,
    });
    expect(linkIn(message).pathname).toMatch(/^\/de\/zuruecksetzung-stoppen\/[\w-]{43}$/);

    await client.callControl('clock', { advanceSeconds: day - 60 });
    expect((await client.login(player.email, newPassword)).body).toMatchObject({ code: 100 });
    expect((await client.login(player.email, player.password)).body).toMatchObject({ code: 107 });
    await client.callControl('clock', { advanceSeconds: 61 });
    expect((await client.login(player.email, newPassword)).status).toBe(200);
    expect((await client.refresh(player.refreshToken, player.accessToken)).body).toMatchObject({ code: 111 });
    const [applied] = await emailsTo(client, player.email);
    expect(applied?.text).toContain('Two-factor authentication was turned off');
    const stopped = await client.call('POST', '/api/account/stop-reset', { body: { key: keyIn(message) } });
    expect(stopped.body).toMatchObject({ code: 132 });
  });

  it.each(['email', 'device'])(
    'FP-01 D-23 the owner stops a reset that waits by %s, and receives an email',
    async (by) => {
      const player = await client.createPlayer({ twoFactor: true });
      await startWait(await resetKey(player));
      const [message] = await emailsTo(client, player.email);
      const stop = () =>
        by === 'email'
          ? client.call('POST', '/api/account/stop-reset?lang=de', { body: { key: keyIn(message) } })
          : client.call('DELETE', '/api/me/password-reset?lang=de', { token: player.accessToken });
      for (let attempt = 0; attempt < 2; attempt += 1) expect((await stop()).status).toBe(204);
      expect((await detailsOf(player)).passwordResetDueAt).toBeNull();
      const [stopped, ...earlier] = await emailsTo(client, player.email);
      expect(stopped?.subject).toBe('Das Zurücksetzen des Passworts wurde gestoppt');
      expect(earlier).toHaveLength(1);
      await client.callControl('clock', { advanceSeconds: day + 60 });
      expect((await client.login(player.email, newPassword)).body).toMatchObject({ code: 100 });
    },
  );

  it('FP-01 D-23 a newer reset replaces one that waits, and so does a password that the owner sets', async () => {
    const player = await client.createPlayer({ twoFactor: true });
    await startWait(await resetKey(player), 'first-password');
    const [first] = await emailsTo(client, player.email);
    await startWait(await resetKey(player), 'second-password');
    const stale = await client.call('POST', '/api/account/stop-reset', { body: { key: keyIn(first) } });
    expect(stale.body).toMatchObject({ code: 132 });
    await client.call('PUT', '/api/users/me/update-password', {
      token: player.accessToken,
      body: { password: newPassword, currentPassword: player.password },
    });
    await client.callControl('clock', { advanceSeconds: day + 60 });
    expect((await client.login(player.email, 'second-password')).body).toMatchObject({ code: 100 });
    expect((await client.login(player.email, newPassword)).body).toMatchObject({ code: 107 });
  });

  it('FP-01 D-23 leaves two-factor on unless requested otherwise', async () => {
    const player = await client.createPlayer({ twoFactor: true });
    await confirm(await resetKey(player));
    expect((await client.login(player.email, newPassword)).body).toMatchObject({ code: 107 });
    const code = totp(player.totpSecret ?? '');
    expect((await client.login(player.email, newPassword, code)).status).toBe(200);
    expect((await emailsTo(client, player.email))[0]?.text).not.toContain('Two-factor');
  });

  it('D-23 the email does not mention two-factor if it was already off', async () => {
    const player = await client.createPlayer();
    await confirm(await resetKey(player), { disableMFA: true });
    expect((await emailsTo(client, player.email))[0]?.text).not.toContain('Two-factor');
  });
});

it('a new password ends all sessions and invalidates their access tokens', async () => {
  const player = await client.createPlayer();
  const { body } = await client.login(player.email, player.password);
  const elsewhere = body as { accessToken: string; refreshToken: string };
  await confirm(await resetKey(player));
  for (const { accessToken, refreshToken } of [player, elsewhere]) {
    expect((await client.refresh(refreshToken, accessToken)).body).toMatchObject({ code: 111 });
    for (const call of [
      '/api/users/me/game-time',
      `/api/users/${player.id}`,
      `/api/orders/byuser/${player.id}`,
    ]) {
      expect(await client.get(call, accessToken)).toMatchObject({ status: 401, body: { code: 112 } });
    }
  }
  const signedIn = (await client.login(player.email, newPassword)).body as { accessToken: string };
  expect((await client.get('/api/users/me/game-time', signedIn.accessToken)).status).toBe(200);
});

it('a control signs the player out of all sessions', async () => {
  const player = await client.createPlayer();
  await client.callControl('clock', { advanceSeconds: 2 });
  expect((await client.call('DELETE', `/sandbox/players/${player.id}/sessions`)).status).toBe(204);
  expect((await client.refresh(player.refreshToken, player.accessToken)).body).toMatchObject({ code: 111 });
});

describe('password reset keys', () => {
  it('FP-01 a key expires after an hour', async () => {
    const [early, late] = [
      await resetKey(await client.createPlayer()),
      await resetKey(await client.createPlayer()),
    ];
    await client.callControl('clock', { advanceSeconds: 3540 });
    expect((await confirm(early)).status).toBe(204);
    await client.callControl('clock', { advanceSeconds: 61 });
    expect([(await info(late)).body, (await confirm(late)).body]).toMatchObject([
      { code: 132 },
      { code: 132 },
    ]);
  });

  it('FP-01 when many concurrent requests use the same key, only one sets the password', async () => {
    const player = await client.createPlayer();
    const key = await resetKey(player);
    const passwords = ['password-1', 'password-2', 'password-3'];
    const answers = await Promise.all(passwords.map((password) => confirm(key, { password })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    const chosen = passwords[answers.findIndex(({ status }) => status === 204)] ?? '';
    expect((await client.login(player.email, chosen)).status).toBe(200);
    expect(await emailsTo(client, player.email)).toHaveLength(1);
  });

  it('a newer email invalidates the previous key', async () => {
    const { email } = await client.createPlayer();
    await requestReset(email);
    await requestReset(email);
    const [newest, first] = await emailsTo(client, email);
    expect((await info(keyIn(first))).body).toMatchObject({ code: 132 });
    expect((await info(keyIn(newest))).status).toBe(200);
  });

  it('rejects an activation key for a password reset and a reset key for an activation', async () => {
    const player = await client.createPlayer({ status: 'unconfirmed' });
    const { key } = await client.callControl<{ key: string }>('links', {
      playerId: player.id,
      for: 'activation',
    });
    expect((await confirm(key)).body).toMatchObject({ code: 132 });
    const answer = await client.call('POST', `/api/register/activate/${await resetKey(player)}`);
    expect(answer.body).toMatchObject({ code: 130 });
  });

  it('FP-01 limits key guesses with 429 and Retry-After', async () => {
    const key = await resetKey(await client.createPlayer());
    for (let guess = 1; guess <= 15; guess += 1) {
      expect((await info(`${guess}${'a'.repeat(42)}`)).status).toBe(404);
      expect((await confirm(`guess-${guess}`)).status).toBe(404);
    }
    for (const refused of [await info(key), await confirm(key)]) {
      expect([refused.status, refused.body]).toMatchObject([429, { code: 31 }]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});

it.each([
  [7, 400],
  [8, 204],
  [128, 204],
  [129, 400],
])('VA-01 a new password of %d characters returns the status %d', async (length, status) => {
  const player = await client.createPlayer();
  const key = await resetKey(player);
  const answer = await confirm(key, { password: 'p'.repeat(length) });
  expect(answer.status).toBe(status);
  if (status === 400) {
    expect(answer.body).toMatchObject({ code: 1, errors: { password: [expect.any(String)] } });
    expect((await info(key)).status).toBe(200);
  }
});

it.each([
  ['an invalid email', '/request', 'POST', { email: 'not-an-address' }],
  ['an email that is too long', '/request', 'POST', { email: `${'a'.repeat(241)}@farstead.test` }],
  ['a NUL in the email', '/request', 'POST', { email: 'a\u0000da@farstead.test' }],
  ['an unknown field', '/request', 'POST', { email: 'new@farstead.test', admin: true }],
  ['no two-factor choice', '/some-key/confirm', 'PUT', { password: newPassword }],
])('rejects a malformed request with %s', async (_what, call, method, body) => {
  expect(await client.call(method, path + call, { body })).toMatchObject({ status: 400, body: { code: 1 } });
});

describe('other kinds of accounts', () => {
  it('a reset confirms an unconfirmed account, because it proves the address', async () => {
    const { email } = await client.createPlayer({ status: 'unconfirmed' });
    await requestReset(email);
    await confirm(keyIn((await emailsTo(client, email))[0]));
    expect((await client.login(email, newPassword)).status).toBe(200);
  });

  it('a reset does not lift an account suspension', async () => {
    const player = await client.createPlayer({ status: 'suspended' });
    await confirm(await resetKey(player));
    expect((await client.login(player.email, newPassword)).body).toMatchObject({ code: 110 });
  });

  it('a ghost, who has no password, gets no reset email', async () => {
    const { email } = await client.createPlayer({ status: 'ghost' });
    expect((await requestReset(email)).status).toBe(204);
    expect(await emailsTo(client, email)).toEqual([]);
  });

  it('a display name cannot inject markup or lines into an email', async () => {
    const displayName = '<a href="https://elsewhere.test">Ada</a>\nChoose it here:';
    const { email } = await client.createPlayer({}, { displayName });
    await requestReset(email);
    await confirm(keyIn((await emailsTo(client, email))[0]));
    for (const { html, text } of await emailsTo(client, email)) {
      expect(html).not.toContain('<a href="https://elsewhere.test">');
      expect(html).toContain('&lt;a href=&quot;https://elsewhere.test&quot;&gt;');
      expect(text).not.toContain('\nChoose it here:');
    }
  });
});

describe('protection against account enumeration', () => {
  const calls: [
    call: string,
    send: (email: string) => Promise<ClientResponse>,
    known: Record<string, unknown>,
  ][] = [
    ['recovery', requestReset, {}],
    ['resending', resend, { status: 'unconfirmed' }],
  ];

  it.each(calls)(
    'FP-01 RS-01 %s responds identically and equally fast for registered and unknown emails',
    async (call, send, traits) => {
      const times = { known: [] as number[], unknown: [] as number[] };
      const heard = new Set<string>();
      const timed = async (kind: keyof typeof times, email: string): Promise<void> => {
        const start = performance.now();
        const { status, text, headers } = await send(email);
        times[kind].push(performance.now() - start);
        const reported = [...headers].filter(([name]) => name !== 'date');
        heard.add(JSON.stringify([status, text, reported]));
      };
      // Compare the minimum times: a busy machine delays responses but never speeds them up.
      const least = () => [Math.min(...times.known), Math.min(...times.unknown)] as const;
      const differenceMs = () => Math.abs(least()[0] - least()[1]);
      for (let round = 0; round < 7 || (round < 25 && differenceMs() >= 50); round += 1) {
        const { email } = await client.createPlayer(traits);
        await timed('known', email);
        expect(await emailsTo(client, email)).toHaveLength(1);
        await timed('unknown', `${call}-${round}@nobody.test`);
      }
      expect(heard.size).toBe(1);
      expect(Math.min(...least())).toBeGreaterThan(95);
      expect(differenceMs()).toBeLessThan(50);
    },
  );

  it('FP-01 rejects the sixth email in ten minutes (code 31), whether registered or not', async () => {
    const { email: known } = await client.createPlayer();
    for (const email of [known, 'nobody-here@farstead.test']) {
      for (let sent = 1; sent <= 5; sent += 1) expect((await requestReset(email)).status).toBe(204);
      const refused = await requestReset(email.toUpperCase());
      expect([refused.status, refused.body]).toMatchObject([429, { code: 31 }]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await emailsTo(client, known)).toHaveLength(5);
    await client.callControl('clock', { advanceSeconds: 601 });
    expect((await requestReset(known)).status).toBe(204);
  });
});
