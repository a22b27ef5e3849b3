import { Client, type TestPlayer } from './client';
import { emailsTo, keyIn } from './emails';
import { resetSandbox } from './sharedSandboxes';

let sandbox: string;
let client: Client;

beforeAll(async () => {
  sandbox = await resetSandbox();
  client = new Client(sandbox);
});

interface Category {
  readonly id: string;
  readonly interests: readonly { readonly id: string; readonly subscribed: boolean }[];
}

const recordOf = ({ email, accessToken }: Pick<TestPlayer, 'email' | 'accessToken'>) =>
  client.call('POST', '/api/mailing/', { token: accessToken, body: { email } });

const subscriptionsOf = async (player: Pick<TestPlayer, 'email' | 'accessToken'>): Promise<string[]> =>
  ((await recordOf(player)).body as { interestCategories: Category[] }).interestCategories
    .flatMap(({ interests }) => interests)
    .filter(({ subscribed }) => subscribed)
    .map(({ id }) => id);

const change = (
  { email, accessToken }: TestPlayer,
  interests: Readonly<Record<string, boolean>>,
  more: Readonly<Record<string, unknown>> = {},
) =>
  client.call('PUT', '/api/mailing/', {
    token: accessToken,
    body: {
      emailAddress: email,
      language: 'en',
      interestCategories: [
        {
          id: 'news',
          interests: Object.entries(interests).map(([id, subscribed]) => ({ id, subscribed })),
        },
      ],
      ...more,
    },
  });

const csrf = async (): Promise<string> =>
  ((await client.get('/api/csrf')).body as { id: string }[])[0]?.id ?? '';

const confirmationLink = async (email: string): Promise<string> => {
  await client.call('POST', '/api/newsletter?lang=de', {
    body: { email },
    headers: { 'x-csrf-token': await csrf() },
  });
  const [message] = await emailsTo(client, email);
  return (/https?:\/\/\S+/.exec(message?.text ?? '')?.[0] ?? '').replace(sandbox, '');
};

it('PM-01 a confirmed footer sign-up appears in the preferences and sends one welcome email', async () => {
  const player = await client.createPlayer();
  const link = await confirmationLink(player.email);
  expect(await subscriptionsOf(player)).toEqual([]);
  await client.get(link);
  expect(await subscriptionsOf(player)).toEqual([]);
  await client.call('POST', link);
  await client.call('POST', link);
  expect(await subscriptionsOf(player)).toEqual(['newsletter']);
  const [welcome, ...others] = await emailsTo(client, player.email);
  expect(welcome).toMatchObject({ language: 'de', subject: 'Willkommen beim Farstead-Newsletter' });
  expect(welcome?.text).toContain('/api/mailing/unsubscribe?');
  expect(others).toHaveLength(1);
});

it('PM-01 the confirmation link does not resubscribe a player who unsubscribed', async () => {
  const player = await client.createPlayer();
  const link = await confirmationLink(player.email);
  await client.call('POST', link);
  await change(player, { newsletter: false });
  expect((await client.call('POST', link)).status).toBe(404);
  expect(await subscriptionsOf(player)).toEqual([]);
});

it('PM-01 only a paid order counts as owning the game', async () => {
  const [owner, other] = [
    await client.createPlayer({ orders: [2] }),
    await client.createPlayer({ orders: [1] }),
  ];
  expect(await subscriptionsOf(owner)).toEqual(['owns-game']);
  expect(await subscriptionsOf(other)).toEqual([]);
});

it('PM-01 a change leaves omitted preferences unchanged', async () => {
  const player = await client.createPlayer();
  await change(player, { newsletter: true, events: true });
  await change(player, { events: false });
  await change(player, {});
  expect(await subscriptionsOf(player)).toEqual(['newsletter']);
});

it('PM-01 a request with an email query returns the same response', async () => {
  const player = await client.createPlayer();
  await change(player, { events: true });
  const answer = await client.get(
    `/api/mailing/?email=${encodeURIComponent(player.email.toUpperCase())}`,
    player.accessToken,
  );
  expect([answer.status, answer.body]).toEqual([200, (await recordOf(player)).body]);
});

it.each([
  ['another address', { emailAddress: 'new@farstead.test' }, 403, 113],
  ['an unknown language', { language: 'xx' }, 400, 1],
  ['an unknown field', { admin: true }, 400, 1],
  [
    'an unknown category',
    { interestCategories: [{ id: 'x', interests: [{ id: 'events', subscribed: true }] }] },
    404,
    160,
  ],
  ['no choice', { interestCategories: [{ id: 'news', interests: [{ id: 'events' }] }] }, 400, 1],
])('PM-01 rejects a change with %s', async (_, more, status, code) => {
  const player = await client.createPlayer();
  expect(await change(player, {}, more)).toMatchObject({ status, body: { code } });
  expect(await subscriptionsOf(player)).toEqual([]);
});

it('AP-02 reading or changing the preferences requires a session', async () => {
  const { email } = await client.createPlayer();
  expect((await client.get('/api/mailing/categories')).status).toBe(401);
  expect((await client.get(`/api/mailing/?email=${email}`)).status).toBe(401);
  expect((await client.call('POST', '/api/mailing/', { body: { email } })).status).toBe(401);
});

it('PM-01 changing the account’s email moves its subscriptions and preserves those of the new address', async () => {
  const player = await client.createPlayer();
  await change(player, { newsletter: true, events: true });
  const email = `moved-${player.email}`;
  await client.get(await confirmationLink(email));
  await client.call('PATCH', '/api/users/me/edit-profile?lang=en', {
    token: player.accessToken,
    body: Object.entries({ email, currentPassword: player.password }).map(([field, value]) => ({
      op: 'replace',
      path: `/${field}`,
      value,
    })),
  });
  const key = keyIn((await emailsTo(client, email))[0]);
  const confirmed = await client.call('POST', '/api/users/me/update-email?lang=en', {
    token: player.accessToken,
    body: { key },
  });
  expect(confirmed.status).toBeLessThan(300);
  expect(await subscriptionsOf({ ...player, email })).toEqual(['newsletter', 'events']);
});
