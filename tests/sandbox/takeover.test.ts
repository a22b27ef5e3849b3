import { randomUUID } from 'node:crypto';
import { VirtualAuthenticator } from '#sandbox/devices/VirtualAuthenticator';
import { Client, totp, type ClientResponse, type TestPlayer } from './client';
import { emailsTo, keyIn } from './emails';
import { resetSandbox } from './sharedSandboxes';

const aDay = 86_400;
const newPassword = 'Deep-Ore-2027!';

let client: Client;
let rootUrl: string;

beforeAll(async () => {
  client = new Client(await resetSandbox());
  ({ rootUrl } = (await client.get('/configuration')).body as { rootUrl: string });
});

// Also resets the rate limits used up by the previous test.
afterEach(() => client.callControl('states', { state: 'the server is up' }));
afterEach(() => client.callControl('clock', { real: true }));

const post = (path: string, body: object, token?: string): Promise<ClientResponse> =>
  client.call('POST', path, { body, ...(token !== undefined && { token }) });

const subjects = async (email: string): Promise<string[]> =>
  (await emailsTo(client, email)).map(({ subject }) => subject);

const addPasskey = async ({ accessToken }: TestPlayer, name: string): Promise<VirtualAuthenticator> => {
  const key = new VirtualAuthenticator(new URL(rootUrl).origin);
  const options = await client.call('POST', '/api/me/passkeys/options', { token: accessToken });
  const { challenge } = options.body as { challenge: string };
  const added = await post('/api/me/passkeys', { name, ...key.createCredential(challenge) }, accessToken);
  expect(added.status).toBe(200);
  return key;
};

const signInWith = async (key: VirtualAuthenticator): Promise<ClientResponse> => {
  const { challenge } = (await post('/api/auth/passkey/options', { email: '' })).body as {
    challenge: string;
  };
  const assertion = key.getAssertion(challenge);
  return post('/api/auth/passkey', { ...assertion, device: randomUUID(), source: 'WWW' });
};

const linkDiscord = async ({ accessToken: token }: TestPlayer, account: string): Promise<void> => {
  const query = new URLSearchParams({
    client_id: 'farstead',
    redirect_uri: `${rootUrl}/account/linked`,
    response_type: 'code',
    scope: 'identify',
    state: 'state-1',
  });
  const answer = await post(`/sandbox/discord/authorize?${query.toString()}`, { account });
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const linked = await client.call('POST', `/api/discord/link-account?code=${code}`, { token });
  expect(linked.status).toBe(200);
};

const linkStore = async ({ accessToken: token }: TestPlayer): Promise<void> => {
  const returnUrl = `${rootUrl}/account/linked`;
  const login = await client.get(`/api/steam/login-url?returnUrl=${encodeURIComponent(returnUrl)}`, token);
  const { loginUrl } = login.body as { loginUrl: string };
  const answer = await post(loginUrl, { account: 'none', name: randomUUID().slice(0, 8) });
  const openidAssertion = new URL(answer.headers.get('location') ?? '').searchParams.toString();
  expect((await post('/api/steam/link-account', { returnUrl, openidAssertion }, token)).status).toBe(200);
};

const requestEmailChange = async ({ accessToken: token, password }: TestPlayer, email: string) => {
  const replace = (path: string, value: string) => ({ op: 'replace', path, value });
  const body = [replace('/email', email), replace('/currentPassword', password)];
  expect((await client.call('PATCH', '/api/users/me/edit-profile', { token, body })).status).toBe(200);
};

const confirmEmailChange = async ({ accessToken }: TestPlayer, email: string): Promise<void> => {
  const key = keyIn((await emailsTo(client, email))[0]);
  expect((await post('/api/users/me/update-email', { key }, accessToken)).status).toBe(204);
};

const turnOnTwoFactor = async ({ accessToken: token }: TestPlayer): Promise<void> => {
  const begun = await client.get('/api/me/enable-mfa', token);
  const { seed } = begun.body as { seed: string };
  const now = Date.parse(begun.headers.get('date') ?? '');
  expect((await post('/api/me/enable-mfa', { code: totp(seed, now) }, token)).status).toBe(204);
};

const setPassword = (resetKey: string): Promise<ClientResponse> =>
  client.call('PUT', `/api/auth/me/reset-credentials/${resetKey}/confirm?lang=en`, {
    body: { password: newPassword, disableMFA: false },
  });

const undo = async (email: string) => {
  const changed = (await emailsTo(client, email)).find(({ subject }) => /has a new email/.test(subject));
  const answer = await post('/api/users/undo-email?lang=en', { key: keyIn(changed) });
  expect(answer.status).toBe(200);
  return answer.body as { resetKey: string; ended: { kind: string; name?: string }[] };
};

const ownAccount = async ({ id, email }: TestPlayer) => {
  const { accessToken } = (await client.login(email, newPassword)).body as { accessToken: string };
  const read = async (path: string) => (await client.get(path, accessToken)).body;
  return {
    passkeys: ((await read('/api/me/passkeys')) as { name: string }[]).map(({ name }) => name),
    deletion: await read('/api/me/deletion'),
    user: (await read(`/api/users/${id}`)) as Record<string, unknown>,
  };
};

it('undoing an email change ends everything that was set up since the change was requested', async () => {
  const player = await client.createPlayer({}, { displayName: `Owner-${randomUUID().slice(0, 8)}` });
  await addPasskey(player, 'Own key');
  const attackers = `attacker-${randomUUID()}@farstead.test`;
  await client.callControl('clock', { advanceSeconds: 60 });
  await requestEmailChange(player, attackers);
  const key = await addPasskey(player, 'Attacker’s key');
  await confirmEmailChange(player, attackers);
  await linkDiscord(player, 'attacker');
  await linkStore(player);
  await turnOnTwoFactor(player);
  expect((await post('/api/me/deletion', { password: player.password }, player.accessToken)).status).toBe(
    200,
  );
  const { ended, resetKey } = await undo(player.email);
  expect(ended).toEqual([
    { kind: 'passkey', name: 'Attacker’s key' },
    { kind: 'discord', name: 'attacker' },
    { kind: 'store', name: expect.stringMatching(/^\d+$/) as string },
    { kind: 'two-factor' },
    { kind: 'deletion' },
  ]);
  const [restored] = await emailsTo(client, player.email);
  for (const text of ['Passkey: Attacker’s key, removed', 'Discord account: attacker, unlinked'])
    expect(restored?.text).toContain(text);
  expect(restored?.text).toContain('Deletion of the account: canceled');
  expect((await setPassword(resetKey)).status).toBe(204);
  expect((await signInWith(key)).body).toMatchObject({ code: 154 });
  const { passkeys, deletion, user } = await ownAccount(player);
  expect([deletion, user]).toMatchObject([
    { deletion: null },
    { email: player.email, discordName: null, steamId: null, mfaEnabled: false },
  ]);
  // Added less than a week before the new password, so it ended with that.
  expect(passkeys).toEqual([]);
});

it('a new password ends two-factor setups that have begun', async () => {
  const player = await client.createPlayer();
  const begun = await client.get('/api/me/enable-mfa', player.accessToken);
  const { key } = await client.callControl<{ key: string }>('links', { playerId: player.id, for: 'reset' });
  expect((await setPassword(key)).status).toBe(204);
  const { accessToken } = (await client.login(player.email, newPassword)).body as { accessToken: string };
  const again = await client.get('/api/me/enable-mfa', accessToken);
  expect(again.body).not.toEqual(begun.body);
});

it('undoing an email change keeps what was set up before', async () => {
  const player = await client.createPlayer({ twoFactor: true, discord: 'owner' });
  const own = await addPasskey(player, 'Own key');
  await client.callControl('clock', { advanceSeconds: 60 });
  const attackers = `attacker-${randomUUID()}@farstead.test`;
  await requestEmailChange(player, attackers);
  await confirmEmailChange(player, attackers);
  const { ended, resetKey } = await undo(player.email);
  expect(ended).toEqual([]);
  expect((await signInWith(own)).status).toBe(200);
  expect((await setPassword(resetKey)).status).toBe(204);
  expect((await client.login(player.email, newPassword)).body).toMatchObject({ code: 107 });
});

it('undoing an email change ends the waiting reset, pending change and device of an attacker', async () => {
  const player = await client.createPlayer({ twoFactor: true });
  const attackers = `attacker-${randomUUID()}@farstead.test`;
  await requestEmailChange(player, attackers);
  await confirmEmailChange(player, attackers);
  await requestEmailChange(player, `second-${attackers}`);
  const code = totp(player.totpSecret ?? '');
  expect((await client.login(attackers, player.password, code, randomUUID())).status).toBe(200);
  const { key } = await client.callControl<{ key: string }>('links', { playerId: player.id, for: 'reset' });
  const wait = await post(`/api/auth/me/reset-credentials/${key}/wait`, { password: 'the-attackers-own' });
  expect(wait.status).toBe(200);
  const kinds = (await undo(player.email)).ended.map(({ kind }) => kind);
  expect(kinds).toEqual(['devices', 'email-change', 'password-reset']);
  await client.callControl('clock', { advanceSeconds: aDay + 60 });
  expect((await client.login(player.email, 'the-attackers-own')).body).toMatchObject({ code: 100 });
});

it('a new password after an undone change ends what was set up since the change, even a second factor', async () => {
  const player = await client.createPlayer();
  const older = await addPasskey(player, 'Older key');
  await client.callControl('clock', { advanceSeconds: 60 });
  const attackers = `attacker-${randomUUID()}@farstead.test`;
  await requestEmailChange(player, attackers);
  await confirmEmailChange(player, attackers);
  const { resetKey } = await undo(player.email);
  // The attacker may know the password, and have an older passkey.
  expect((await client.login(player.email, player.password)).body).toMatchObject({ code: 100 });
  const attacker = { ...player, ...((await signInWith(older)).body as { accessToken: string }) };
  const key = await addPasskey(attacker, 'Attacker’s key');
  await turnOnTwoFactor(attacker);
  expect((await setPassword(resetKey)).status).toBe(204);
  expect((await signInWith(key)).body).toMatchObject({ code: 154 });
  expect((await ownAccount(player)).user).toMatchObject({ mfaEnabled: false });
  const [email] = await emailsTo(client, player.email);
  expect(email?.text).toContain('Passkey: Attacker’s key, removed');
  expect(email?.text).toContain('Two-factor authentication: turned off');
});

it('a new password ends what was set up within a week, except a second factor', async () => {
  const player = await client.createPlayer();
  const old = await addPasskey(player, 'Old key');
  await client.callControl('clock', { advanceSeconds: 7 * aDay + 60 });
  const again = await client.login(player.email, player.password, '', randomUUID());
  const signedIn = { ...player, ...(again.body as { accessToken: string }) };
  const recent = await addPasskey(signedIn, 'Recent key');
  await turnOnTwoFactor(signedIn);
  expect((await post('/api/me/deletion', { password: player.password }, signedIn.accessToken)).status).toBe(
    200,
  );
  const { key } = await client.callControl<{ key: string }>('links', { playerId: player.id, for: 'reset' });
  expect((await setPassword(key)).status).toBe(204);
  expect((await signInWith(recent)).status).toBe(400);
  expect((await signInWith(old)).status).toBe(200);
  expect((await client.login(player.email, newPassword)).body).toMatchObject({ code: 107 });
  const [email] = await emailsTo(client, player.email);
  expect(email?.text).toContain('Passkey: Recent key, removed');
  expect(email?.text).toContain('Deletion of the account: canceled');
  expect(email?.text).not.toContain('Old key');
});

it('while a change can be undone, emails about the security of the account go to both addresses', async () => {
  const player = await client.createPlayer();
  const attackers = `attacker-${randomUUID()}@farstead.test`;
  await requestEmailChange(player, attackers);
  await confirmEmailChange(player, attackers);
  const before = (await subjects(player.email)).length;
  await addPasskey(player, 'Attacker’s key');
  await post('/api/me/deletion?lang=en', { password: player.password }, player.accessToken);
  const heard = ['Your Farstead account will be deleted', 'A passkey was added to your Farstead account'];
  expect((await subjects(player.email)).slice(0, -before)).toEqual(heard);
  expect((await subjects(attackers)).slice(0, 2)).toEqual(heard);
  const [copy] = await emailsTo(client, player.email);
  expect(copy?.text).toContain('your account used this address until a few days ago');
  // The link of the copy keeps the account.
  expect((await post('/api/account/keep', { key: keyIn(copy) })).status).toBe(204);
  await client.callControl('clock', { advanceSeconds: 7 * aDay + 60 });
  const later = await client.login(attackers, player.password, '', randomUUID());
  const total = (await subjects(player.email)).length;
  await addPasskey({ ...player, ...(later.body as { accessToken: string }) }, 'Another key');
  expect(await subjects(player.email)).toHaveLength(total);
});
