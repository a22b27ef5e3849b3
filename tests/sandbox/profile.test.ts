import { emailKeySeconds } from '#domain/registration/emailKeys';
import { Client, type ClientResponse, type TestPlayer } from './client';
import { emailsTo, keyIn, linkIn } from './emails';
import { resetSandbox } from './sharedSandboxes';

let client: Client;

beforeAll(async () => {
  client = new Client(await resetSandbox());
});

// Also resets the rate limits used up by the previous test.
afterEach(() => client.callControl('states', { state: 'the server is up' }));
afterEach(() => client.callControl('clock', { real: true }));

let addresses = 0;
const freshEmail = (): string => `moved-${Date.now()}-${++addresses}@farstead.test`;

interface Edit {
  readonly password?: string;
  readonly version?: string;
  readonly query?: string;
}

const edit = (
  { accessToken: token, password: own }: TestPlayer,
  changes: Readonly<Record<string, string>>,
  { password = own, version, query = '?lang=en' }: Edit = {},
): Promise<ClientResponse> =>
  client.call('PATCH', `/api/users/me/edit-profile${query}`, {
    token,
    body: Object.entries({ ...changes, currentPassword: password }).map(([field, value]) => ({
      op: 'replace',
      path: `/${field}`,
      value,
    })),
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });

const account = async ({ id, accessToken }: TestPlayer): Promise<Readonly<Record<string, unknown>>> =>
  (await client.get(`/api/users/${id}`, accessToken)).body as Readonly<Record<string, unknown>>;

const versionOf = async (player: TestPlayer): Promise<string> =>
  String((await account(player)).profileVersion);

const confirm = (
  { accessToken: token }: TestPlayer,
  key: string,
  query = '?lang=en',
): Promise<ClientResponse> =>
  client.call('POST', `/api/users/me/update-email${query}`, { token, body: { key } });

const undo = (key: string, query = '?lang=en'): Promise<ClientResponse> =>
  client.call('POST', `/api/users/undo-email${query}`, { body: { key } });

const newestKey = async (email: string): Promise<string> => keyIn((await emailsTo(client, email))[0]);

/** Creates a player whose email address was changed, and returns the keys that were sent. */
const changeEmail = async () => {
  const player = await client.createPlayer();
  const email = freshEmail();
  await edit(player, { email });
  const confirmKey = await newestKey(email);
  await confirm(player, confirmKey);
  return { player, email, confirmKey, undoKey: await newestKey(player.email) };
};

const address = {
  addressStreet: 'Königsallee 7',
  addressCity: 'Düsseldorf',
  addressPostcode: '40212',
  addressState: 'NRW',
  addressCountry: 'DE',
};

describe('editing the profile', () => {
  it('PF-01 replaces only the fields in the request and returns the profile', async () => {
    const player = await client.createPlayer();
    const displayName = `Renamed-${player.id.slice(0, 8)}`;
    const answer = await edit(player, { firstName: ' Grace ', displayName, ...address });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ firstName: 'Grace', lastName: 'Verne', displayName, ...address });
    expect(await account(player)).toEqual(answer.body);
    const renewed = (await client.refresh(player.refreshToken, player.accessToken)).body as { token: string };
    const [, claims = ''] = renewed.token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ displayName });
  });

  it('PF-01 a wrong password changes nothing, and repeated wrong passwords are limited', async () => {
    const player = await client.createPlayer();
    const tries = await Promise.all(
      Array.from({ length: 11 }, () => edit(player, { firstName: 'Grace' }, { password: 'wrong-one' })),
    );
    expect(tries.filter(({ body }) => (body as { code: number }).code === 114)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await account(player)).firstName).toBe('Ada');
  });

  it.each([
    ['firstName', 'x'.repeat(30), 200],
    ['firstName', 'x'.repeat(31), 400],
    ['firstName', ' ', 400],
    ['lastName', 'x'.repeat(31), 400],
    ['addressStreet', 'x'.repeat(254), 200],
    ['addressStreet', 'x'.repeat(255), 400],
    ['addressCity', 'a\u0001b', 400],
    ['addressCountry', '', 200],
    ['addressCountry', 'Germany', 400],
    ['displayName', 'short', 400],
    ['email', 'nobody', 400],
    ['email', `${'x'.repeat(243)}@example.com`, 400],
  ])('PF-01 setting %s to %j returns the status %i', async (field, value, status) => {
    const player = await client.createPlayer();
    const answer = await edit(player, { [field]: value });
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect(answer.body).toMatchObject({ code: 1, errors: { [field]: [expect.any(String)] } });
    }
  });

  it.each([
    [[]],
    [
      [
        { op: 'add', path: '/firstName', value: 'x' },
        { op: 'replace', path: '/currentPassword', value: 'x' },
      ],
    ],
    [
      [
        { op: 'replace', path: '/role', value: 'x' },
        { op: 'replace', path: '/currentPassword', value: 'x' },
      ],
    ],
    [
      [
        { op: 'replace', path: '/firstName', value: 'x' },
        { op: 'replace', path: '/firstName', value: 'y' },
      ],
    ],
  ])('PF-01 rejects the malformed edit %j', async (body) => {
    const { accessToken: token } = await client.createPlayer();
    const answer = await client.call('PATCH', '/api/users/me/edit-profile', { token, body });
    expect(answer).toMatchObject({ status: 400, body: { code: 1 } });
  });

  it('PF-01 rejects another player’s display name but accepts a case change of the player’s own', async () => {
    const [player, other] = [await client.createPlayer(), await client.createPlayer()];
    const { displayName } = (await account(other)) as { displayName: string };
    const answer = await edit(player, { displayName: displayName.toUpperCase(), firstName: 'Grace' });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 122, errors: { displayName: [expect.any(String)] } },
    });
    expect((await account(player)).firstName).toBe('Ada');
    const own = (await account(player)) as { displayName: string };
    expect((await edit(player, { displayName: own.displayName.toUpperCase() })).status).toBe(200);
  });

  it('PF-01 rejects an edit based on an outdated version and overwrites nothing', async () => {
    const player = await client.createPlayer();
    const version = await versionOf(player);
    expect((await edit(player, { addressCity: 'Lyon' }, { version })).status).toBe(200);
    const late = await edit(player, { addressCity: 'Nantes' }, { version });
    expect(late).toMatchObject({ status: 412, body: { code: 140 } });
    expect((await account(player)).addressCity).toBe('Lyon');
    const current = await versionOf(player);
    expect((await edit(player, { addressCity: 'Nantes' }, { version: current })).status).toBe(200);
  });

  it('PF-01 only one of ten concurrent edits of the same version succeeds', async () => {
    const player = await client.createPlayer();
    const version = await versionOf(player);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => edit(player, { addressCity: `City ${index}` }, { version })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(9);
  });
});

describe('changing the email', () => {
  it.each([
    ['en', '/account/profile/', 'Confirm your new email', '/undo-email/'],
    ['fr', '/fr/compte/profil/', 'Confirmez votre nouvelle adresse', '/fr/annuler-changement-adresse/'],
    ['de', '/de/konto/profil/', 'Bestätige deine neue E-Mail-Adresse', '/de/e-mail-aenderung-rueckgaengig/'],
  ])(
    'PF-02 asks the new address to confirm and notifies the old address in %s',
    async (lang, path, words, undoPath) => {
      const player = await client.createPlayer();
      const { displayName } = await account(player);
      const email = freshEmail();
      const requested = await edit(player, { email }, { query: `?lang=${lang}` });
      expect(requested.body).toMatchObject({
        email: player.email,
        pendingEmail: email,
        emailChangeIsPending: true,
      });
      const [message, ...others] = await emailsTo(client, email);
      expect(others).toEqual([]);
      // The owner of the new mailbox may be a stranger.
      expect(message?.text).not.toContain(player.email);
      expect(message?.html).not.toContain(player.email);
      expect(message?.html).not.toContain(displayName);
      expect(message).toMatchObject({ language: lang, html: expect.stringContaining(words) as string });
      expect(linkIn(message).pathname).toMatch(new RegExp(`^${path}[\\w-]{43}$`));
      const [notice, ...more] = await emailsTo(client, player.email);
      expect([notice?.language, more]).toEqual([lang, []]);
      expect(notice?.text).toContain(email);
      expect(linkIn(notice).pathname).toBe(path.slice(0, -1));

      expect((await confirm(player, keyIn(message), `?lang=${lang}`)).status).toBe(204);
      expect(await account(player)).toMatchObject({ email, pendingEmail: null, emailChangeIsPending: false });
      expect((await client.login(email, player.password)).status).toBe(200);
      const [notified] = await emailsTo(client, player.email);
      expect(notified).toMatchObject({ language: lang, text: expect.stringContaining(email) as string });
      expect(linkIn(notified).pathname).toMatch(new RegExp(`^${undoPath}[\\w-]{43}$`));
    },
  );

  it('PF-02 a key works once, only for the matching account, for two days', async () => {
    const { player, confirmKey } = await changeEmail();
    expect(await confirm(player, confirmKey)).toMatchObject({ status: 409, body: { code: 145 } });
    const other = await client.createPlayer();
    const email = freshEmail();
    await edit(other, { email });
    const key = await newestKey(email);
    expect(await confirm(player, key)).toMatchObject({ status: 403, body: { code: 146 } });
    expect(await confirm(player, 'no-such-key')).toMatchObject({ status: 404, body: { code: 143 } });
    await client.callControl('clock', { advanceSeconds: emailKeySeconds['email-change'] + 1 });
    const { accessToken } = (await client.login(other.email, other.password)).body as { accessToken: string };
    expect(await confirm({ ...other, accessToken }, key)).toMatchObject({ status: 410, body: { code: 144 } });
    // The change has expired, so another one can be requested.
    expect(await account({ ...other, accessToken })).toMatchObject({ emailChangeIsPending: false });
    expect((await edit({ ...other, accessToken }, { email: freshEmail() })).status).toBe(200);
  });

  it('PF-02 rejects an address taken in the meantime and allows entering another immediately', async () => {
    const [player, other] = [await client.createPlayer(), await client.createPlayer()];
    const email = freshEmail();
    await edit(player, { email });
    const key = await newestKey(email);
    await edit(other, { email });
    await confirm(other, await newestKey(email));
    expect(await confirm(player, key)).toMatchObject({ status: 409, body: { code: 121 } });
    expect(await account(player)).toMatchObject({ email: player.email, emailChangeIsPending: false });
  });

  it('PF-02 resending the link invalidates the previous link', async () => {
    const player = await client.createPlayer();
    const email = freshEmail();
    await edit(player, { email });
    const first = await newestKey(email);
    const [csrf] = (await client.get('/api/csrf')).body as { id: string }[];
    const resent = await client.call('POST', '/api/users/resend-activation?lang=de', {
      body: { email: email.toUpperCase() },
      headers: { 'x-csrf-token': csrf?.id ?? '' },
    });
    expect(resent.status).toBe(204);
    const messages = await emailsTo(client, email);
    expect([messages.length, messages[0]?.language]).toEqual([2, 'de']);
    expect(await emailsTo(client, player.email)).toHaveLength(1);
    expect(await confirm(player, first)).toMatchObject({ status: 404, body: { code: 143 } });
    expect((await confirm(player, keyIn(messages[0]))).status).toBe(204);
  });

  it('PF-02 invalidates password reset keys sent to the old address', async () => {
    const player = await client.createPlayer();
    const { key } = await client.callControl<{ key: string }>('links', { playerId: player.id, for: 'reset' });
    const email = freshEmail();
    await edit(player, { email });
    await confirm(player, await newestKey(email));
    expect((await client.get(`/api/auth/me/reset-credentials/${key}/info`)).body).toMatchObject({
      code: 132,
    });
  });
});

describe('withdrawing a pending email change', () => {
  const withdraw = ({ accessToken: token }: TestPlayer): Promise<ClientResponse> =>
    client.call('DELETE', '/api/users/me/pending-email', { token });

  it('PF-02 withdrawing invalidates the link and allows entering another address immediately', async () => {
    const player = await client.createPlayer();
    const email = freshEmail();
    await edit(player, { email });
    const key = await newestKey(email);
    expect((await withdraw(player)).status).toBe(204);
    expect(await account(player)).toMatchObject({
      email: player.email,
      pendingEmail: null,
      emailChangeIsPending: false,
    });
    expect(await confirm(player, key)).toMatchObject({ status: 404, body: { code: 143 } });
    expect((await withdraw(player)).status).toBe(204);
    expect((await edit(player, { email: freshEmail() })).status).toBe(200);
  });

  it('PF-02 withdrawing during the confirmation results in either the old or the new address', async () => {
    const player = await client.createPlayer();
    const email = freshEmail();
    await edit(player, { email });
    const key = await newestKey(email);
    const [confirmed] = await Promise.all([confirm(player, key), withdraw(player)]);
    const expected = confirmed.status === 204 ? email : player.email;
    expect(await account(player)).toMatchObject({ email: expected, emailChangeIsPending: false });
  });

  it('PF-02 withdrawing does not affect another player’s change', async () => {
    const [player, other] = [await client.createPlayer(), await client.createPlayer()];
    const email = freshEmail();
    await edit(player, { email });
    await withdraw(other);
    expect(await account(player)).toMatchObject({ pendingEmail: email });
  });
});

describe('undoing an email change', () => {
  it('PF-02 reports whether a key is valid without using the key', async () => {
    const check = (key: string) => client.call('POST', '/api/users/undo-email/check', { body: { key } });
    const { undoKey, confirmKey } = await changeEmail();
    expect((await check(undoKey)).status).toBe(204);
    expect((await check(undoKey)).status).toBe(204);
    expect(await check(confirmKey)).toMatchObject({ status: 404, body: { code: 143 } });
    expect((await undo(undoKey)).status).toBe(200);
    expect(await check(undoKey)).toMatchObject({ status: 409, body: { code: 145 } });
  });

  it('PF-02 restores the old address, ends all sessions, notifies both addresses and offers a password reset', async () => {
    const { player, email, undoKey } = await changeEmail();
    await client.callControl('clock', { advanceSeconds: 2 });
    const undone = await undo(undoKey, '?lang=fr');
    expect(undone).toMatchObject({ status: 200, body: { email: player.email } });
    expect((await client.get(`/api/users/${player.id}`, player.accessToken)).status).toBe(401);
    expect((await client.refresh(player.refreshToken, player.accessToken)).status).toBe(401);
    expect((await client.login(email, player.password)).status).toBe(400);
    const { resetKey } = undone.body as { resetKey: string };
    const info = await client.get(`/api/auth/me/reset-credentials/${resetKey}/info`);
    expect(info.body).toMatchObject({ email: player.email });
    const [restored] = await emailsTo(client, player.email);
    expect([restored?.language, keyIn(restored)]).toEqual(['fr', resetKey]);
    const [removed] = await emailsTo(client, email);
    expect(removed?.subject).toBe('Cette adresse n’appartient plus à un compte Farstead');
  });

  it.each([
    [-60, 200],
    [1, 410],
  ])(
    'PF-02 a key expires after seven days: %i seconds later, it returns the status %i',
    async (seconds, status) => {
      const { undoKey } = await changeEmail();
      await client.callControl('clock', { advanceSeconds: emailKeySeconds['email-undo'] + seconds });
      expect((await undo(undoKey)).status).toBe(status);
    },
  );

  it('PF-02 reserves the old address while the change can be undone', async () => {
    const { player, undoKey } = await changeEmail();
    const other = await client.createPlayer();
    expect(await edit(other, { email: player.email })).toMatchObject({ status: 409, body: { code: 121 } });
    const ghost = await client.call('POST', '/api/register/ghost', { body: { email: player.email } });
    expect(ghost).toMatchObject({ status: 409, body: { code: 121 } });
    const registered = await client.call('POST', '/api/register', {
      body: {
        displayName: `Squatter-${player.id.slice(0, 8)}`,
        firstName: 'S',
        lastName: 'Q',
        email: player.email,
        password: 'Farstead-2026!',
        newsletter: false,
        language: 'en',
      },
    });
    expect(registered).toMatchObject({ status: 409, body: { code: 121 } });
    expect((await undo(undoKey)).status).toBe(200);
  });

  it('PF-02 undoing the first of two changes invalidates the second undo key', async () => {
    const { player, email, undoKey } = await changeEmail();
    const third = freshEmail();
    await edit(player, { email: third });
    await confirm(player, await newestKey(third));
    const keyOfSecond = await newestKey(email);
    expect((await undo(undoKey)).body).toMatchObject({ email: player.email });
    expect(await undo(keyOfSecond)).toMatchObject({ status: 404, body: { code: 143 } });
  });

  it('PF-02 undoing a change also cancels a pending change', async () => {
    const { player, undoKey } = await changeEmail();
    const third = freshEmail();
    await edit(player, { email: third });
    const pending = await newestKey(third);
    const { resetKey } = (await undo(undoKey)).body as { resetKey: string };
    const password = 'A new password, 2026!';
    await client.call('PUT', `/api/auth/me/reset-credentials/${resetKey}/confirm?lang=en`, {
      body: { password, disableMFA: false },
    });
    const { accessToken } = (await client.login(player.email, password)).body as { accessToken: string };
    expect(await confirm({ ...player, accessToken }, pending)).toMatchObject({ body: { code: 143 } });
    expect(await account({ ...player, accessToken })).toMatchObject({ emailChangeIsPending: false });
  });
});
