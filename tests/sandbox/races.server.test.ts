import { randomUUID } from 'node:crypto';
import { createData } from '../run/databases';
import { Accounts } from './Accounts';
import { Client, type ClientResponse } from './client';
import { DatabaseLocks } from './DatabaseLocks';
import { emailsTo, keyIn } from './emails';
import { Shopper, toBuyer } from './Shopper';
import { startSandbox, type StartedSandbox } from './startSandbox';

let sandbox: StartedSandbox;
let client: Client;
let accounts: Accounts;
let locks: DatabaseLocks;
let shop: Shopper;

beforeAll(async () => {
  const data = await createData();
  sandbox = await startSandbox({ RATE_LIMITS: 'off' }, data);
  client = new Client(sandbox.url);
  const { rootUrl } = (await client.get('/configuration')).body as { rootUrl: string };
  accounts = new Accounts(client, rootUrl);
  locks = await DatabaseLocks.open(data.DATABASE_URL);
  shop = new Shopper(client);
});

afterEach(() => client.callControl('clock', { real: true }));

afterAll(async () => {
  await locks.close();
  await sandbox.stop();
});

const lockPlayer = 'select from players where id = $1 for update';

const freshEmail = (): string => `race-${randomUUID()}@farstead.test`;

const freshForm = () => ({
  displayName: `Race-${randomUUID().slice(0, 8)}`,
  firstName: 'Ada',
  lastName: 'Verne',
  email: freshEmail(),
  password: 'Farstead-2026!',
  newsletter: false,
  language: 'en',
});

const withToken = async (path: string, body: unknown): Promise<ClientResponse> => {
  const [token] = (await client.get('/api/csrf')).body as { id: string }[];
  return client.call('POST', path, { headers: { 'x-csrf-token': token?.id ?? '' }, body });
};

const resend = (email: string): Promise<ClientResponse> =>
  withToken('/api/users/resend-activation', { email });

describe('months of a store account', () => {
  it('LK-02 are given once if another player links the account while the first claims them', async () => {
    const [first, second] = [await client.createPlayer(), await client.createPlayer()];
    const name = `owner-${randomUUID()}`;
    const toSecond = await accounts.storeAssertion(second, 'owner', name);
    const toFirst = await accounts.storeAssertion(first, 'owner', name);
    expect((await accounts.linkStore(first, toFirst)).status).toBe(200);
    await locks.hold(lockPlayer, [second.id]);
    const linking = accounts.linkStore(second, toSecond);
    await locks.untilWaiting(1);
    const token = first.accessToken;
    const claimed = await client.call('POST', '/api/steam/give-purchase-gametime', { token, body: {} });
    const unlinked = await client.call('PUT', '/api/steam/unlink-account', { token });
    await locks.release();
    expect([claimed.status, unlinked.status, (await linking).status]).toEqual([200, 204, 200]);
    const left = await client.get('/api/steam/gametime-eligibility', second.accessToken);
    expect(left.body).toEqual({ isEligible: false, months: 0 });
  });
});

it('RC-01 two recruits who pay at the same time count together', async () => {
  const recruiter = await client.createPlayer();
  const recruits = await Promise.all(Array.from({ length: 3 }, () => client.createPlayer()));
  for (const { accessToken: token } of recruits)
    await client.call('POST', `/api/Recruitment/LinkRecruiter/${recruiter.id}`, { token, body: {} });
  const tokens: string[] = [];
  // MyDU, because packs of game time from one campaign are counted one after the other.
  const wish = { product: 'default-mydu', discount: 0.25 };
  for (const recruit of recruits) tokens.push((await shop.startPayment(toBuyer(recruit), wish)).token);
  const [first = '', ...others] = tokens;
  await shop.pay(first);
  await locks.hold('lock table emails in share mode');
  const paid = others.map((token) => shop.pay(token));
  await locks.untilWaiting(2);
  await locks.release();
  expect((await Promise.all(paid)).map(({ status }) => status)).toEqual([200, 200]);
  const packs = await client.get(
    `/api/inventory/rewards/${recruiter.id}/UnlockedPacks`,
    recruiter.accessToken,
  );
  expect(packs.body).toEqual([1, 2, 5, 6]);
});

it('TY-01 correcting an email keeps the order that another buyer with this email places meanwhile', async () => {
  const paying = await shop.createGhost();
  await shop.pay((await shop.startPayment(paying)).token);
  const ordering = await shop.createGhost();
  await locks.hold('lock table order_lines in share mode');
  const ordered = shop.checkout(ordering);
  await locks.untilWaiting(1);
  const corrected = client.call('PATCH', '/api/register/ghost?lang=en', {
    token: paying.token,
    body: { email: ordering.email },
  });
  await locks.untilWaiting(2);
  await locks.release();
  expect((await ordered).status).toBe(200);
  expect((await corrected).body).toMatchObject({ code: 124 });
  expect(await shop.orders(ordering)).toHaveLength(1);
});

it('RG-04 a display name is not freed while its owner requests another link', async () => {
  const form = freshForm();
  expect((await withToken('/api/register', form)).status).toBe(204);
  await client.callControl('clock', { advanceSeconds: 3 * 86_400 });
  await locks.hold('lock table emails in share mode');
  const requested = resend(form.email);
  await locks.untilWaiting(1);
  const registered = withToken('/api/register', { ...form, email: freshEmail(), password: 'Other-2026!' });
  await locks.untilWaiting(2);
  await locks.release();
  expect((await requested).status).toBe(204);
  expect((await registered).body).toMatchObject({ code: 122 });
  const key = keyIn((await emailsTo(client, form.email))[0]);
  expect((await client.call('POST', `/api/register/activate/${key}`)).status).toBe(200);
});

it('RG-04 an activation and a registration that discards the account do not deadlock', async () => {
  const form = freshForm();
  expect((await withToken('/api/register', form)).status).toBe(204);
  const key = keyIn((await emailsTo(client, form.email))[0]);
  const { body } = await client.get(`/sandbox/registration.json?email=${encodeURIComponent(form.email)}`);
  await locks.hold(lockPlayer, [(body as { playerId: string }).playerId]);
  const activated = client.call('POST', `/api/register/activate/${key}`);
  await locks.untilWaiting(1);
  const registered = withToken('/api/register', { ...form, password: 'Other-2026!' });
  await locks.untilWaiting(2);
  await locks.release();
  expect([(await activated).status, (await registered).body]).toMatchObject([200, { code: 121 }]);
});

it('RG-04 two registrations that discard the same account both send a link', async () => {
  const form = freshForm();
  expect((await withToken('/api/register', form)).status).toBe(204);
  const { body } = await client.get(`/sandbox/registration.json?email=${encodeURIComponent(form.email)}`);
  await locks.hold(lockPlayer, [(body as { playerId: string }).playerId]);
  const registered = ['First-2026!', 'Other-2026!'].map((password) =>
    withToken('/api/register', { ...form, password }),
  );
  await locks.untilWaiting(2);
  await locks.release();
  expect((await Promise.all(registered)).map(({ status }) => status)).toEqual([204, 204]);
  expect(await emailsTo(client, form.email)).toHaveLength(3);
});

it('SC-01 a password change that began before a reset does not replace the new password', async () => {
  const { id, password, accessToken: token } = await client.createPlayer();
  await locks.hold(lockPlayer, [id]);
  const body = { password: 'the-attackers-own', currentPassword: password };
  const changing = client.call('PUT', '/api/users/me/update-password', { token, body });
  await locks.untilWaiting(1);
  await locks.release(`update players set password_hash = 'reset' where id = $1`, [id]);
  expect((await changing).body).toMatchObject({ code: 114 });
});

it('a sign-in fails if a reset has changed the password in the meantime', async () => {
  const { id, email, password } = await client.createPlayer();
  await locks.hold(lockPlayer, [id]);
  const signingIn = client.login(email, password);
  await locks.untilWaiting(1);
  await locks.release(`update players set password_hash = 'reset' where id = $1`, [id]);
  expect((await signingIn).body).toMatchObject({ code: 100 });
});

describe('a link that is requested while the address changes', () => {
  const requestReset = (email: string): Promise<ClientResponse> =>
    client.call('POST', '/api/auth/me/reset-credentials/request', { body: { email } });

  const paidGhost = async (): Promise<{ readonly id: string; readonly email: string }> => {
    const ghost = await shop.createGhost();
    await shop.pay((await shop.startPayment(ghost)).token);
    return ghost;
  };

  it.each([
    ['a password reset', () => client.createPlayer(), requestReset],
    ['an activation', () => client.createPlayer({ status: 'unconfirmed' }), resend],
    ['a sign-up of a buyer', paidGhost, resend],
  ])('%s does not reach the old address', async (_, create, request) => {
    const { id, email } = await create();
    const before = await emailsTo(client, email);
    await locks.hold(lockPlayer, [id]);
    const requested = request(email);
    await locks.untilWaiting(1);
    await locks.release('update players set email = $2 where id = $1', [id, freshEmail()]);
    expect((await requested).status).toBe(204);
    expect(await emailsTo(client, email)).toEqual(before);
  });

  it('PF-02 a withdrawn email change stays withdrawn', async () => {
    const player = await client.createPlayer({ pendingEmail: freshEmail() });
    const { pendingEmail } = (await client.get(`/api/users/${player.id}`, player.accessToken)).body as {
      pendingEmail: string;
    };
    await locks.hold(lockPlayer, [player.id]);
    const requested = resend(pendingEmail);
    await locks.untilWaiting(1);
    await locks.release('update players set pending_email = null where id = $1', [player.id]);
    expect((await requested).status).toBe(204);
    const account = await client.get(`/api/users/${player.id}`, player.accessToken);
    expect(account.body).toMatchObject({ pendingEmail: null });
  });
});
