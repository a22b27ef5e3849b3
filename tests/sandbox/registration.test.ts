import { randomUUID } from 'node:crypto';
import { randomBytes } from 'node:crypto';
import { callFrom } from './callFrom';
import { Client, type ClientResponse } from './client';
import { keyIn, emailsTo, linkIn } from './emails';
import { Shopper } from './Shopper';
import { resetSandbox } from './sharedSandboxes';

const password = 'Farstead-2026!';

let sandbox: string;
let client: Client;

beforeAll(async () => {
  sandbox = await resetSandbox();
  client = new Client(sandbox);
});

// Also resets the rate limits used up by the previous test.
afterEach(() => client.callControl('states', { state: 'the server is up' }));
afterEach(() => client.callControl('clock', { real: true }));

interface Form {
  readonly displayName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly newsletter: boolean;
  readonly language: string;
  readonly activationKey?: string;
  readonly entitlementCode?: string;
  readonly acquisitionGaUtm?: string;
  readonly recruiterId?: string;
  readonly steamSessionTicket?: string;
  readonly steamAppId?: string;
  readonly source?: string;
}

/** Registration form with unique values. */
const form = (more: Partial<Form> = {}): Form => {
  const name = `pilot-${randomBytes(6).toString('hex')}`;
  return {
    displayName: name,
    firstName: 'Ada',
    lastName: 'Verne',
    email: `${name}@farstead.test`,
    password,
    newsletter: false,
    language: 'en',
    ...more,
  };
};

const register = (body: unknown): Promise<ClientResponse> => client.call('POST', '/api/register', { body });

const ownerOf = (key: string): Promise<ClientResponse> => client.get(`/api/register/activate/${key}`);

const activate = (key: string): Promise<ClientResponse> =>
  client.call('POST', `/api/register/activate/${key}`);

const newestKey = async (email: string): Promise<string> => keyIn((await emailsTo(client, email))[0]);

const registration = async (email: string) =>
  (await client.get(`/sandbox/registration.json?email=${encodeURIComponent(email)}`)).body as Record<
    string,
    unknown
  >;

const gameTimeEnd = async (token: string): Promise<string | null> =>
  ((await client.get('/api/users/me/game-time', token)).body as { endDate: string | null }).endDate;

const long = (length: number): string => 'a'.repeat(length);

describe('form fields', () => {
  const taken: [what: string, change: (own: Form) => Partial<Form>][] = [
    ['names of 30 characters', () => ({ firstName: long(30), lastName: 'é'.repeat(30) })],
    ['names in other scripts', () => ({ firstName: '菜々子', lastName: 'Щербакова' })],
    ['names that look like markup', () => ({ firstName: '<b>Ada</b>', lastName: 'O’Neill & "Co"' })],
    ['an email of 254 characters', (own) => ({ email: `${own.displayName}${long(222)}@farstead.test` })],
    ['a password of 8 characters', () => ({ password: long(8) })],
    ['a password of 128 characters', () => ({ password: `ü${long(127)}` })],
    [
      'a display name of 6 characters',
      () => ({ displayName: `a${randomBytes(3).toString('hex').slice(0, 5)}` }),
    ],
    ['a display name of 30 characters', () => ({ displayName: randomBytes(15).toString('hex') })],
  ];

  it.each(taken)('VA-01 accepts a registration with %s', async (_what, change) => {
    const own = form();
    const filled = { ...own, ...change(own) };
    expect([filled.email.length <= 254, (await register(filled)).status]).toEqual([true, 204]);
    await activate(await newestKey(filled.email));
    expect((await client.login(filled.email, filled.password)).status).toBe(200);
  });

  const refused: [what: string, field: keyof Form, value: string][] = [
    ['no first name', 'firstName', ''],
    ['a first name of blanks', 'firstName', '   '],
    ['a first name of 31 characters', 'firstName', long(31)],
    ['a last name of 31 characters', 'lastName', 'я'.repeat(31)],
    ['a name with a control character', 'lastName', 'Ver\u0001ne'],
    ['a display name of 5 characters', 'displayName', 'abcde'],
    ['a display name of 31 characters', 'displayName', long(31)],
    ['a display name with a space', 'displayName', 'Ada Verne'],
    ['a display name with an underscore', 'displayName', 'Ada_Verne'],
    ['a display name in another script', 'displayName', 'Аdа-Vernе'],
    ['a display name with markup', 'displayName', '<b>Ada</b>'],
    ['an email of 255 characters', 'email', `${long(241)}@farstead.test`],
    ['an email without an at sign', 'email', 'ada.farstead.test'],
    ['an email with a line break', 'email', 'ada@farstead.test\nBcc:all@farstead.test'],
    ['two emails', 'email', 'ada@x.test,bea@y.test'],
    ['a group of emails', 'email', 'g:ada@x.test,bea@y.test;'],
    ['an email with a name', 'email', 'ada<bea@y.test>'],
    ['a password of 7 characters', 'password', long(7)],
    ['a password of 129 characters', 'password', long(129)],
  ];

  it.each(refused)('VA-01 rejects %s with an error message for the field', async (_what, field, value) => {
    const { status, body } = await register(form({ [field]: value }));
    expect([status, body]).toEqual([
      400,
      { code: 1, message: expect.any(String) as string, errors: { [field]: [expect.any(String)] } },
    ]);
  });

  it.each([
    ['en', 'A password has 8 to 128 characters.'],
    ['fr', 'Un mot de passe comporte de 8 à 128 caractères.'],
    ['de', 'Ein Passwort hat 8 bis 128 Zeichen.'],
  ])('RG-04 returns validation errors in the form’s language (%s)', async (language, text) => {
    const { body } = await register(form({ language, password: 'short', firstName: '' }));
    const { errors } = body as { errors: Record<string, string[]> };
    expect(Object.keys(errors).sort()).toEqual(['firstName', 'password']);
    expect(errors.password).toEqual([text]);
  });

  it.each([
    ['an unknown field', { admin: true }],
    ['a missing field', { newsletter: undefined }],
    ['a value of the wrong type', { newsletter: 'yes' }],
    ['an unsupported language', { language: 'it' }],
    ['a NUL, which no database accepts', { source: 'con\u0000test' }],
  ])('rejects a malformed registration with %s', async (_what, change) => {
    expect(await register({ ...form(), ...change })).toMatchObject({ status: 400, body: { code: 1 } });
  });
});

describe('duplicate registrations', () => {
  it('two concurrent registrations with the same email create one account without a password', async () => {
    const { email } = form();
    const passwords = [1, 2, 3, 4].map((n) => `password-${n}`);
    const answers = await Promise.all(passwords.map((secret) => register(form({ email, password: secret }))));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(linkIn((await emailsTo(client, email))[0]).pathname).toMatch(/^\/signup\//);
    for (const secret of passwords)
      expect((await client.login(email, secret)).body).toMatchObject({ code: 100 });
  });

  it('RG-04 a second registration lets only the owner of the mailbox choose the password', async () => {
    const stranger = form({ password: 'the-strangers-own' });
    const { email } = stranger;
    await register(stranger);
    const strangersKey = await newestKey(email);
    const owner = form({ email: email.toUpperCase() });
    expect((await register(owner)).status).toBe(204);
    expect((await activate(strangersKey)).body).toMatchObject({ code: 130 });
    const key = await newestKey(email);
    // A stranger who registers again changes nothing: the owner’s link still works.
    expect((await register(stranger)).status).toBe(204);
    expect((await activate(await newestKey(email))).body).toMatchObject({ code: 130 });
    expect((await register({ ...owner, activationKey: key })).status).toBe(204);
    expect((await client.login(email, owner.password)).status).toBe(200);
    expect((await client.login(email, stranger.password)).body).toMatchObject({ code: 100 });
  });

  it('RG-04 a second registration can have the display name of the first one', async () => {
    const { displayName, email } = form();
    await register(form({ displayName, email, password: 'the-strangers-own' }));
    expect((await register(form({ displayName, email }))).status).toBe(204);
  });

  it('RG-04 requesting the link from another network lets the owner of the mailbox choose the password', async () => {
    const stranger = form({ password: 'the-strangers-own' });
    const { email } = stranger;
    await register(stranger);
    const [csrf] = (await client.get('/api/csrf')).body as { id: string }[];
    const resend = () =>
      callFrom('127.0.0.2', `${sandbox}/api/users/resend-activation?lang=fr`, {
        body: { email },
        headers: { 'x-csrf-token': csrf?.id ?? '' },
      });
    for (let attempt = 1; attempt <= 2; attempt += 1) expect((await resend()).status).toBe(204);
    const emails = await emailsTo(client, email);
    expect(emails).toHaveLength(3);
    expect(linkIn(emails[0]).pathname).toMatch(/^\/fr\/inscription\//);
    const key = keyIn(emails[0]);
    expect((await activate(key)).body).toMatchObject({ code: 130 });
    expect((await register(form({ email, activationKey: key }))).status).toBe(204);
    expect((await client.login(email, password)).status).toBe(200);
    expect((await client.login(email, stranger.password)).body).toMatchObject({ code: 100 });
  });

  it('two concurrent registrations with the same display name create one account', async () => {
    const { displayName } = form();
    const answers = await Promise.all(
      [1, 2, 3].map((n) => register(form({ displayName, password: `${password}-${n}` }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
  });

  it('two concurrent submissions of the same form succeed and create one account and one email', async () => {
    const filled = form();
    const answers = await Promise.all([register(filled), register(filled), register(filled)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await emailsTo(client, filled.email)).toHaveLength(1);
    expect((await ownerOf(await newestKey(filled.email))).body).toEqual({ email: filled.email });
  });

  it('a registration can be retried until the account is confirmed', async () => {
    const filled = form({
      entitlementCode: (await client.callControl<{ code: string }>('codes', { months: 1 })).code,
    });
    await register(filled);
    const key = await newestKey(filled.email);
    expect((await register({ ...filled, displayName: 'Another-Name' })).status).toBe(204);
    expect(await emailsTo(client, filled.email)).toHaveLength(1);
    expect((await activate(key)).status).toBe(200);
    expect((await register(filled)).body).toMatchObject({ code: 121 });
  });

  it('repeating a registration sends another email once the link has expired', async () => {
    const filled = form();
    await register(filled);
    await client.callControl('clock', { advanceSeconds: 2 * 86_400 + 1 });
    expect((await register(filled)).status).toBe(204);
    const messages = await emailsTo(client, filled.email);
    expect(messages).toHaveLength(2);
    expect((await activate(keyIn(messages[0]))).status).toBe(200);
  });

  it('RG-04 correcting an email sends a new link and invalidates the first one', async () => {
    const filled = form();
    await register(filled);
    const key = await newestKey(filled.email);
    const corrected = { ...filled, email: `right-${filled.email}` };
    expect((await register(corrected)).status).toBe(204);
    expect((await activate(key)).status).toBe(404);
    expect((await activate(await newestKey(corrected.email))).status).toBe(200);
    expect((await register({ ...filled, email: `third-${filled.email}` })).body).toMatchObject({ code: 122 });
  });

  it('RG-04 an unconfirmed account loses its display name when its link expires', async () => {
    const { displayName } = form();
    await register(form({ displayName }));
    const other = form({ displayName, password: 'quay lantern 12 oats' });
    expect((await register(other)).body).toMatchObject({ code: 122 });
    await client.callControl('clock', { advanceSeconds: 2 * 86_400 + 1 });
    expect((await register(other)).status).toBe(204);
    expect((await activate(await newestKey(other.email))).status).toBe(200);
  });
});

describe('the activation email', () => {
  it.each([
    ['en', '/activate/', 'Welcome to Farstead'],
    ['fr', '/fr/activer/', 'Bienvenue dans Farstead'],
    ['de', '/de/aktivieren/', 'willkommen bei Farstead'],
  ])(
    'AV-01 the email in %s contains a link that activates the account once',
    async (language, path, welcome) => {
      const { email, displayName, ...filled } = form({ language });
      await register({ email, displayName, ...filled });
      const [message, ...others] = await emailsTo(client, email);
      expect(others).toEqual([]);
      expect(message).toMatchObject({ language, html: expect.stringContaining(welcome) as string });
      expect(message?.text).toContain(displayName);
      const link = linkIn(message);
      expect([link.origin, link.search]).toEqual([sandbox, '']);
      expect(link.pathname).toMatch(new RegExp(`^${path}[\\w-]{43}$`));

      const key = keyIn(message);
      expect((await client.login(email, password)).body).toMatchObject({ code: 109 });
      expect((await ownerOf(key)).body).toEqual({ email });
      const { status, body } = await activate(key);
      expect([status, body]).toEqual([200, { token: expect.any(String), refreshToken: expect.any(String) }]);
      const { token, refreshToken } = body as { token: string; refreshToken: string };
      expect(await gameTimeEnd(token)).toBeNull();
      expect((await client.refresh(refreshToken, token)).status).toBe(200);
      expect((await client.login(email, password)).status).toBe(200);

      expect([(await ownerOf(key)).body, (await activate(key)).body]).toMatchObject([
        { code: 130 },
        { code: 130 },
      ]);
    },
  );

  it('AV-01 the link returns a contest visitor to the contest, even in a resent email', async () => {
    const { email, ...filled } = form({ source: 'contest' });
    await register({ email, ...filled });
    const [csrf] = (await client.get('/api/csrf')).body as { id: string }[];
    await client.call('POST', '/api/users/resend-activation?lang=de', {
      body: { email },
      headers: { 'x-csrf-token': csrf?.id ?? '' },
    });
    const messages = await emailsTo(client, email);
    expect(messages.map((message) => linkIn(message).search)).toEqual(['?source=contest', '?source=contest']);
    expect(messages[0]?.text).not.toBe(messages[1]?.text);
  });

  it('a link omits any other source', async () => {
    const { email, ...filled } = form({ source: 'x&next=//elsewhere.test' });
    await register({ email, ...filled });
    expect(linkIn((await emailsTo(client, email))[0]).search).toBe('');
    expect(await registration(email)).toMatchObject({ source: 'x&next=//elsewhere.test' });
  });
});

describe('activation keys', () => {
  it('AV-01 only one of many concurrent activations succeeds', async () => {
    const { email, ...filled } = form();
    await register({ email, ...filled });
    const key = await newestKey(email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => activate(key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  });

  it('AV-01 a key expires after two days', async () => {
    const early = await client.createPlayer({ status: 'unconfirmed' });
    const late = await client.createPlayer({ status: 'unconfirmed' });
    const keyOf = async ({ id: playerId }: { id: string }) =>
      (await client.callControl<{ key: string }>('links', { playerId, for: 'activation' })).key;
    const [inTime, tooLate] = [await keyOf(early), await keyOf(late)];
    await client.callControl('clock', { advanceSeconds: 2 * 86_400 - 60 });
    expect((await activate(inTime)).status).toBe(200);
    await client.callControl('clock', { advanceSeconds: 61 });
    expect(await ownerOf(tooLate)).toMatchObject({ status: 404, body: { code: 130 } });
    expect(await activate(tooLate)).toMatchObject({ status: 404, body: { code: 130 } });
  });

  it('each email contains a different, random key', async () => {
    const keys = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { email, ...filled } = form();
        await register({ email, ...filled });
        return newestKey(email);
      }),
    );
    expect(new Set(keys).size).toBe(6);
    for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  });

  it('returns 429 with Retry-After after too many wrong keys; valid keys do not count', async () => {
    const { email, ...filled } = form();
    await register({ email, ...filled });
    const key = await newestKey(email);
    for (let look = 1; look <= 40; look += 1) expect((await ownerOf(key)).status).toBe(200);
    const statuses: number[] = [];
    for (let guess = 1; guess <= 15; guess += 1) {
      statuses.push((await ownerOf(`${long(41)}${10 + guess}`)).status, (await activate(`b${guess}`)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([404]));
    for (const refused of [await ownerOf(key), await activate(key)]) {
      expect([refused.status, refused.body]).toMatchObject([429, { code: 31 }]);
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(300);
    }
    await client.callControl('clock', { advanceSeconds: 301 });
    expect((await activate(key)).status).toBe(200);
  });

  it('a newer email invalidates the previous key', async () => {
    const { email, ...filled } = form();
    await register({ email, ...filled });
    const first = await newestKey(email);
    const [csrf] = (await client.get('/api/csrf')).body as { id: string }[];
    await client.call('POST', '/api/users/resend-activation', {
      body: { email },
      headers: { 'x-csrf-token': csrf?.id ?? '' },
    });
    expect((await activate(first)).status).toBe(404);
    expect((await activate(await newestKey(email))).status).toBe(200);
  });
});

describe('signing up as a ghost', () => {
  const ghost = async () => {
    const { id: playerId, email } = await client.createPlayer({ status: 'ghost' });
    const { key, path } = await client.callControl<{ key: string; path: string }>('links', {
      playerId,
      for: 'signup',
      language: 'fr',
    });
    return { playerId, email, key, path };
  };

  it('RG-03 returns the email for the key, and activates the account immediately with both', async () => {
    const { playerId, email, key, path } = await ghost();
    expect(path).toBe(`/fr/inscription/${key}`);
    expect((await ownerOf(key)).body).toEqual({ email });
    // The ghost has no password to sign in with yet.
    expect((await activate(key)).body).toMatchObject({
      code: 130,
    });
    const filled = form({ email: email.toUpperCase(), activationKey: key });
    expect((await register(filled)).status).toBe(204);
    expect(await emailsTo(client, filled.email)).toEqual([]);
    expect((await client.login(email, password)).status).toBe(200);
    expect(await registration(email)).toMatchObject({ playerId, status: 'active' });
    expect((await ownerOf(key)).body).toMatchObject({ code: 130 });
    // A retry succeeds, because the first response may have been lost.
    expect((await register(filled)).status).toBe(204);
    expect((await register(form({ activationKey: key }))).body).toMatchObject({ code: 130 });
  });

  it('using a different email for the account requires confirming that address', async () => {
    const { playerId, email, key } = await ghost();
    const filled = form({ activationKey: key });
    expect((await register(filled)).status).toBe(204);
    expect(await registration(filled.email)).toMatchObject({ playerId, status: 'unconfirmed' });
    expect(await emailsTo(client, email)).toEqual([]);
    const { body } = await activate(await newestKey(filled.email));
    const exported = await client.get('/api/me/data', (body as { token: string }).token);
    expect(exported.body).toMatchObject({ data: { former_emails: [{ email, is_proven: true }] } });
  });

  it('rejects the email of another account without invalidating the key', async () => {
    const { email, key } = await ghost();
    const filled = form({ activationKey: key });
    expect((await register({ ...filled, email: 'new@farstead.test' })).body).toMatchObject({ code: 121 });
    expect((await register({ ...filled, email })).status).toBe(204);
  });

  it('a ghost without the key must confirm the email', async () => {
    const { playerId, email, key } = await ghost();
    expect((await register(form({ email }))).status).toBe(204);
    expect(await registration(email)).toMatchObject({ playerId, status: 'unconfirmed' });
    expect((await client.login(email, password)).body).toMatchObject({ code: 109 });
    expect((await ownerOf(key)).body).toMatchObject({ code: 130 });
    expect((await activate(await newestKey(email))).status).toBe(200);
  });

  it('rejects the email of another ghost without invalidating the key', async () => {
    const [{ email, key }, other] = [await ghost(), await ghost()];
    const filled = form({ activationKey: key });
    expect(await register({ ...filled, email: other.email })).toMatchObject({
      status: 409,
      body: { code: 121, errors: { email: [expect.any(String)] } },
    });
    expect((await register({ ...filled, email })).status).toBe(204);
  });

  it('only one of two concurrent requests with the same key creates the account', async () => {
    const { email, key } = await ghost();
    const answers = await Promise.all(
      [1, 2, 3].map((n) => register(form({ email, activationKey: key, password: `password-${n}` }))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404 || status === 409)).toHaveLength(2);
  });
});

describe('a ghost with an order', () => {
  const shop = () => new Shopper(client);
  const nobodyRegistered = { code: 120 };

  const paidGhost = async () => {
    const buyer = await shop().createGhost();
    await shop().pay((await shop().startPayment(buyer)).token);
    return { buyer, key: await newestKey(buyer.email) };
  };

  it('RG-04 cannot be taken over by email alone: the emailed key still creates the account', async () => {
    const { buyer, key } = await paidGhost();
    const attacker = form({ email: buyer.email.toUpperCase(), password: 'the-attackers-own' });
    expect((await register(attacker)).status).toBe(204);
    expect(await registration(buyer.email)).toMatchObject(nobodyRegistered);
    expect((await ownerOf(key)).body).toEqual({ email: buyer.email });
    // The buyer's payment page and order list still work.
    expect(await shop().orders(buyer)).toMatchObject([{ status: 2 }]);

    const owner = form({ email: buyer.email, activationKey: key });
    expect((await register(owner)).status).toBe(204);
    expect((await client.login(buyer.email, attacker.password)).body).toMatchObject({ code: 100 });
    const { accessToken } = (await client.login(buyer.email, password)).body as { accessToken: string };
    expect(await gameTimeEnd(accessToken)).not.toBeNull();
  });

  it.each([
    ['en', '/signup/'],
    ['fr', '/fr/inscription/'],
    ['de', '/de/registrieren/'],
  ])(
    'RG-04 gets an email with a sign-up link (%s), and only that link can set the password',
    async (language, path) => {
      const { buyer, key } = await paidGhost();
      const typed = form({ email: buyer.email, password: 'the-attackers-own', language });
      await register(typed);
      const [email] = await emailsTo(client, buyer.email);
      expect([email?.language, linkIn(email).pathname]).toEqual([language, path + keyIn(email)]);
      expect(keyIn(email)).not.toBe(key);
      // Not an activation link: the recipient must set a password before the account is confirmed.
      expect((await activate(keyIn(email))).body).toMatchObject({ code: 130 });
      expect((await register(form({ email: buyer.email, activationKey: keyIn(email) }))).status).toBe(204);
      expect((await client.login(buyer.email, password)).status).toBe(200);
      expect((await ownerOf(key)).body).toMatchObject({ code: 130 });
    },
  );

  it('RG-04 cannot be taken over by registering before the order is paid', async () => {
    const buyer = await shop().createGhost();
    const session = await shop().startPayment(buyer);
    expect((await register(form({ email: buyer.email }))).status).toBe(204);
    await shop().pay(session.token);
    expect(await registration(buyer.email)).toMatchObject(nobodyRegistered);
    expect(await shop().orders(buyer)).toMatchObject([{ status: 2 }]);
    const activationKey = await newestKey(buyer.email);
    expect((await register(form({ email: buyer.email, activationKey }))).status).toBe(204);
  });

  const correct = (token: string, email: string) =>
    client.call('PATCH', '/api/register/ghost?lang=de', { token, body: { email } });

  it('TY-01 a corrected email gets the receipt with a new key, and the old key ends', async () => {
    const { buyer, key } = await paidGhost();
    const email = `corrected-${randomUUID()}@farstead.test`;
    expect((await correct(buyer.token, email)).status).toBe(204);
    expect((await ownerOf(key)).body).toMatchObject({ code: 130 });
    const [message] = await emailsTo(client, email);
    expect([message?.language, linkIn(message).pathname]).toEqual([
      'de',
      `/de/registrieren/${keyIn(message)}`,
    ]);
    expect(await registration(buyer.email)).toMatchObject(nobodyRegistered);
    const owner = form({ email, activationKey: keyIn(message), firstName: '', lastName: '' });
    expect((await register(owner)).status).toBe(204);
    expect((await client.login(email, password)).status).toBe(200);
    // The account exists now, so its email is changed in the profile.
    expect((await correct(buyer.token, `late-${email}`)).body).toMatchObject({ code: 112 });
  });

  it('TY-01 an email from an abandoned purchase can be used for the correction', async () => {
    const { buyer } = await paidGhost();
    const abandoned = await shop().createGhost();
    expect((await correct(buyer.token, abandoned.email)).status).toBe(204);
    expect(await emailsTo(client, abandoned.email)).toHaveLength(1);
  });

  it('TY-01 only the browser that alone has ordered with the email can correct it', async () => {
    const stranger = await shop().createGhost();
    const buyer = await shop().createGhost(stranger.email);
    const other = `stranger-${randomUUID()}@farstead.test`;
    await shop().pay((await shop().startPayment(buyer)).token);
    expect((await correct(stranger.token, other)).body).toMatchObject({ code: 113 });
    expect((await correct('forged', other)).body).toMatchObject({ code: 112 });
    expect(await emailsTo(client, other)).toEqual([]);

    const both = await shop().createGhost();
    const rival = await shop().createGhost(both.email);
    await shop().startPayment(both);
    await shop().pay((await shop().startPayment(rival)).token);
    expect((await correct(rival.token, other)).body).toMatchObject({ code: 113 });
  });

  it('TY-01 only one of a concurrent registration and correction of the email succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { buyer, key } = await paidGhost();
      const owner = form({ email: buyer.email, activationKey: key });
      const answers = await Promise.all([
        register(owner),
        correct(buyer.token, `corrected-${randomUUID()}@farstead.test`),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      expect(statuses.filter((status) => status === 404 || status === 401)).toHaveLength(1);
    }
  });

  it('RG-04 only one of a concurrent order and registration succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const buyer = await shop().createGhost();
      const [ordered] = await Promise.all([shop().checkout(buyer), register(form({ email: buyer.email }))]);
      const { status } = await registration(buyer.email);
      expect([
        [200, undefined],
        [401, 'unconfirmed'],
      ]).toContainEqual([ordered.status, status]);
    }
  });

  it('cannot have its mailbox flooded by repeated registrations', async () => {
    const { buyer } = await paidGhost();
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) statuses.push((await register(form({ email: buyer.email }))).status);
    expect(statuses).toContain(429);
  });
});

describe('codes and other registration data', () => {
  const newCode = (more: Record<string, unknown> = {}) =>
    client.callControl<{ id: string; code: string }>('codes', { months: 3, ...more });

  it.each(['code', 'id'] as const)(
    'RG-01 activating the account redeems a game code entered as %s',
    async (by) => {
      const key = await newCode();
      const filled = form({ entitlementCode: key[by] });
      expect((await register(filled)).status).toBe(204);
      const other = await client.createPlayer();
      const look = async () => (await client.get(`/api/inventory/keys/${key.code}`, other.accessToken)).body;
      expect(await look()).toMatchObject({ code: 204 });
      const { body } = await activate(await newestKey(filled.email));
      expect(await gameTimeEnd((body as { token: string }).token)).not.toBeNull();
      expect(await look()).toMatchObject({ code: 202 });
    },
  );

  it('only one of two concurrent registrations can reserve a game code', async () => {
    const { code } = await newCode();
    const answers = await Promise.all([1, 2, 3].map(() => register(form({ entitlementCode: code }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403, 403]);
  });

  it('a game code reserved for an unactivated account is released after two days', async () => {
    const { code } = await newCode();
    await register(form({ entitlementCode: code }));
    await client.callControl('clock', { advanceSeconds: 2 * 86_400 + 1 });
    expect((await register(form({ entitlementCode: code }))).status).toBe(204);
  });

  const unusable: [what: string, expected: [number, number], code: () => Promise<string>][] = [
    ['35 characters', [400, 200], async () => '0de2f1a0-1111-4111-8111-11111111111'],
    ['37 characters', [400, 200], async () => '0de2f1a0-1111-4111-8111-1111111111111'],
    ['an unknown UUID', [404, 201], async () => '0de2f1a0-1111-4111-8111-111111111111'],
    ['36 characters that are not a UUID', [400, 200], async () => long(36)],
    [
      'a used code',
      [409, 202],
      async () => (await newCode({ usedBy: (await client.createPlayer()).id })).code,
    ],
    ['an expired code', [410, 203], async () => (await newCode({ expiresAt: '2026-01-01T00:00:00Z' })).code],
    [
      'another account’s code',
      [403, 204],
      async () => (await newCode({ reservedFor: (await client.createPlayer()).id })).id,
    ],
  ];

  it.each(unusable)(
    'RG-01 rejects %s with an error message for the field and creates no account',
    async (_what, expected, code) => {
      const filled = form({ entitlementCode: await code(), language: 'de' });
      const { status, body } = await register(filled);
      expect([status, (body as { code: number }).code]).toEqual(expected);
      expect(body).toMatchObject({ errors: { entitlementCode: [expect.stringMatching(/Code/)] } });
      expect((await register({ ...filled, entitlementCode: undefined })).status).toBe(204);
    },
  );

  it('limits game code guesses with 429', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 21; guess += 1) {
      const entitlementCode = `GUESS${String(guess).padStart(11, '0')}`;
      statuses.push((await register(form({ entitlementCode }))).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(404), 429]);
  });

  it('RG-01 accepts a recruiter’s display name or id', async () => {
    const recruiter = await client.createPlayer(
      {},
      { displayName: `Recruiter-${randomBytes(4).toString('hex')}` },
    );
    const name = (recruiter as unknown as { displayName: string }).displayName;
    for (const recruiterId of [name, name.toUpperCase(), recruiter.id]) {
      const filled = form({ recruiterId });
      expect((await register(filled)).status).toBe(204);
      expect(await registration(filled.email)).toMatchObject({ recruiterId: recruiter.id });
    }
  });

  it.each(['Nobody-At-All', '0de2f1a0-1111-4111-8111-111111111111', 'Petra-Lund'])(
    'RG-04 rejects a recruiter who is not an active player (%s)',
    async (recruiterId) => {
      const { status, body } = await register(form({ recruiterId }));
      expect([status, body]).toMatchObject([
        400,
        { code: 123, errors: { recruiterId: [expect.any(String)] } },
      ]);
    },
  );

  it('RG-01 activating the account subscribes to the newsletter only on request', async () => {
    const [reader, other] = [form({ newsletter: true }), form()];
    await register(reader);
    await register(other);
    expect(await registration(reader.email)).toMatchObject({ newsletter: true, isSubscribed: false });
    for (const { email } of [reader, other]) await activate(await newestKey(email));
    expect(await registration(reader.email)).toMatchObject({ isSubscribed: true });
    expect(await registration(other.email)).toMatchObject({ newsletter: false, isSubscribed: false });
  });

  it('RG-03 stores the campaign and the Steam ticket with the account', async () => {
    const known = { acquisitionGaUtm: 'spring|mail', steamSessionTicket: '14000000AB', steamAppId: '528550' };
    const filled = form({ ...known, language: 'fr' });
    await register(filled);
    expect(await registration(filled.email)).toMatchObject({ ...known, language: 'fr' });
  });
});

it('RG-04 visitors who want a pending name neither guess its password nor use up its sign-ins', async () => {
  const owner = form();
  await register(owner);
  const want = (guess: string) => register(form({ displayName: owner.displayName, password: guess }));
  for (let visitor = 0; visitor < 12; visitor++)
    expect(await want(`guess ${visitor} of twelve`)).toMatchObject({ status: 409, body: { code: 122 } });
  expect(await want(owner.password)).toMatchObject({ status: 409, body: { code: 122 } });
  expect(await client.login(owner.email, owner.password)).toMatchObject({ body: { code: 109 } });
});

it('limits an address to 60 registrations in ten minutes and returns the seconds to wait', async () => {
  // All but the first fail because of their display name: the limit counts attempts, not accounts.
  const { displayName } = form();
  await Promise.all(Array.from({ length: 60 }, () => register(form({ displayName }))));
  const refused = await register(form());
  expect([refused.status, refused.body]).toMatchObject([429, { code: 31 }]);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(600);
  await client.callControl('clock', { advanceSeconds: 601 });
  expect((await register(form())).status).toBe(204);
});
