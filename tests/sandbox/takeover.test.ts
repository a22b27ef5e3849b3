import { randomUUID } from 'node:crypto';
import { Accounts } from './Accounts';
import { Client, totp, type ClientResponse, type TestPlayer } from './client';
import { emailsTo, keyIn } from './emails';
import { resetSandbox } from './sharedSandboxes';

const aDay = 86_400;
const newPassword = 'Deep-Ore-2027!';

let client: Client;
let accounts: Accounts;

beforeAll(async () => {
  client = new Client(await resetSandbox());
  const { rootUrl } = (await client.get('/configuration')).body as { rootUrl: string };
  accounts = new Accounts(client, rootUrl);
});

// Also resets the rate limits used up by the previous test.
afterEach(() => client.callControl('states', { state: 'the server is up' }));
afterEach(() => client.callControl('clock', { real: true }));

const post = (path: string, body: object, token?: string): Promise<ClientResponse> =>
  client.call('POST', path, { body, ...(token !== undefined && { token }) });

const subjects = async (email: string): Promise<string[]> =>
  (await emailsTo(client, email)).map(({ subject }) => subject);

const setPassword = (resetKey: string): Promise<ClientResponse> =>
  accounts.setPassword(resetKey, newPassword);

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
  await accounts.addPasskey(player, 'Own key');
  const attackers = `attacker-${randomUUID()}@farstead.test`;
  await client.callControl('clock', { advanceSeconds: 60 });
  await accounts.requestEmailChange(player, attackers);
  const key = await accounts.addPasskey(player, 'Attacker’s key');
  await accounts.confirmEmailChange(player, attackers);
  await accounts.linkDiscord(player, 'attacker');
  expect((await accounts.linkStore(player, await accounts.storeAssertion(player))).status).toBe(200);
  await accounts.turnOnTwoFactor(player);
  await accounts.requestDeletion(player);
  const { ended, resetKey } = await accounts.undoEmailChange(player.email);
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
  expect((await accounts.signInWith(key)).body).toMatchObject({ code: 154 });
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
  const key = await accounts.createResetKey(player);
  expect((await setPassword(key)).status).toBe(204);
  const { accessToken } = (await client.login(player.email, newPassword)).body as { accessToken: string };
  const again = await client.get('/api/me/enable-mfa', accessToken);
  expect(again.body).not.toEqual(begun.body);
});

it('undoing an email change keeps what was set up before', async () => {
  const player = await client.createPlayer({ twoFactor: true, discord: 'owner' });
  const own = await accounts.addPasskey(player, 'Own key');
  await client.callControl('clock', { advanceSeconds: 60 });
  const attackers = `attacker-${randomUUID()}@farstead.test`;
  await accounts.requestEmailChange(player, attackers);
  await accounts.confirmEmailChange(player, attackers);
  const { ended, resetKey } = await accounts.undoEmailChange(player.email);
  expect(ended).toEqual([]);
  expect((await accounts.signInWith(own)).status).toBe(200);
  expect((await setPassword(resetKey)).status).toBe(204);
  expect((await client.login(player.email, newPassword)).body).toMatchObject({ code: 107 });
});

it('undoing an email change ends the waiting reset, pending change and device of an attacker', async () => {
  const player = await client.createPlayer({ twoFactor: true });
  const attackers = `attacker-${randomUUID()}@farstead.test`;
  await accounts.requestEmailChange(player, attackers);
  await accounts.confirmEmailChange(player, attackers);
  await accounts.requestEmailChange(player, `second-${attackers}`);
  const code = totp(player.totpSecret ?? '');
  expect((await client.login(attackers, player.password, code, randomUUID())).status).toBe(200);
  const key = await accounts.createResetKey(player);
  const wait = await post(`/api/auth/me/reset-credentials/${key}/wait`, { password: 'the-attackers-own' });
  expect(wait.status).toBe(200);
  const kinds = (await accounts.undoEmailChange(player.email)).ended.map(({ kind }) => kind);
  expect(kinds).toEqual(['devices', 'email-change', 'password-reset']);
  await client.callControl('clock', { advanceSeconds: aDay + 60 });
  expect((await client.login(player.email, 'the-attackers-own')).body).toMatchObject({ code: 100 });
});

it('a new password after an undone change ends what was set up since the change, even a second factor', async () => {
  const player = await client.createPlayer();
  const older = await accounts.addPasskey(player, 'Older key');
  await client.callControl('clock', { advanceSeconds: 60 });
  const attackers = `attacker-${randomUUID()}@farstead.test`;
  await accounts.requestEmailChange(player, attackers);
  await accounts.confirmEmailChange(player, attackers);
  const { resetKey } = await accounts.undoEmailChange(player.email);
  // The attacker may know the password, and have an older passkey.
  expect((await client.login(player.email, player.password)).body).toMatchObject({ code: 100 });
  const attacker = { ...player, ...((await accounts.signInWith(older)).body as { accessToken: string }) };
  const key = await accounts.addPasskey(attacker, 'Attacker’s key');
  await accounts.turnOnTwoFactor(attacker);
  expect((await setPassword(resetKey)).status).toBe(204);
  expect((await accounts.signInWith(key)).body).toMatchObject({ code: 154 });
  expect((await ownAccount(player)).user).toMatchObject({ mfaEnabled: false });
  const [email] = await emailsTo(client, player.email);
  expect(email?.text).toContain('Passkey: Attacker’s key, removed');
  expect(email?.text).toContain('Two-factor authentication: turned off');
});

it('a new password ends what was set up within a week, except a second factor', async () => {
  const player = await client.createPlayer();
  const old = await accounts.addPasskey(player, 'Old key');
  await client.callControl('clock', { advanceSeconds: 7 * aDay + 60 });
  const again = await client.login(player.email, player.password, '', randomUUID());
  const signedIn = { ...player, ...(again.body as { accessToken: string }) };
  const recent = await accounts.addPasskey(signedIn, 'Recent key');
  await accounts.turnOnTwoFactor(signedIn);
  await accounts.requestDeletion(signedIn);
  const key = await accounts.createResetKey(player);
  expect((await setPassword(key)).status).toBe(204);
  expect((await accounts.signInWith(recent)).status).toBe(400);
  expect((await accounts.signInWith(old)).status).toBe(200);
  expect((await client.login(player.email, newPassword)).body).toMatchObject({ code: 107 });
  const [email] = await emailsTo(client, player.email);
  expect(email?.text).toContain('Passkey: Recent key, removed');
  expect(email?.text).toContain('Deletion of the account: canceled');
  expect(email?.text).not.toContain('Old key');
});

it('while a change can be undone, emails about the security of the account go to both addresses', async () => {
  const player = await client.createPlayer();
  const attackers = `attacker-${randomUUID()}@farstead.test`;
  await accounts.requestEmailChange(player, attackers);
  await accounts.confirmEmailChange(player, attackers);
  const before = (await subjects(player.email)).length;
  await accounts.addPasskey(player, 'Attacker’s key');
  await accounts.requestDeletion(player);
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
  await accounts.addPasskey({ ...player, ...(later.body as { accessToken: string }) }, 'Another key');
  expect(await subjects(player.email)).toHaveLength(total);
});
