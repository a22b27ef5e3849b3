import { personalTables } from '#sandbox/my-data/personalTables';
import { tables } from '#sandbox/platform/tables';
import { Client, type TestPlayer } from './client';
import { emailsTo, keyIn } from './emails';
import { resetSandbox } from './sharedSandboxes';

const aDay = 86_400;
const afterDeletion = 14 * aDay + 5;

let client: Client;

beforeAll(async () => {
  client = new Client(await resetSandbox());
});

afterEach(() => client.callControl('clock', { real: true }));

/** Names of the tables that contain a text. */
const tablesWith = async (text: string): Promise<string[]> =>
  (await client.get(`/sandbox/database/search?text=${encodeURIComponent(text)}`)).body as string[];

const erase = async ({ accessToken, password }: TestPlayer): Promise<void> => {
  const requested = await client.call('POST', '/api/me/deletion', { token: accessToken, body: { password } });
  expect(requested.status).toBe(200);
  await client.callControl('clock', { advanceSeconds: afterDeletion });
  await client.get('/api/csrf');
};

const subscription = { status: 0, dateNextCharge: '2090-01-01T00:00:00Z' };

it('every column of every table is exported or states why it is not', async () => {
  const stored = (await client.get('/sandbox/database/columns')).body as Record<string, string[]>;
  expect(Object.keys(stored).sort()).toEqual(Object.keys(tables).sort());
  for (const [table, { columns }] of personalTables) {
    expect([table, Object.keys(columns).sort()]).toEqual([table, stored[table]?.toSorted()]);
  }
});

it('does not export columns that look like secrets', () => {
  const shown = personalTables.flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([name, { decision }]) =>
      decision === 'shown' ? [`${table}.${name}`] : [],
    ),
  );
  expect(shown.filter((name) => /hash|secret|_key$|ticket|html|\.text$|token_/.test(name))).toEqual([]);
});

it('exports only the player’s own rows', async () => {
  const traits = { orders: [2], subscription, backerRewards: {} };
  const player = await client.createPlayer(traits);
  const other = await client.createPlayer(traits);
  for (const { email } of [player, other])
    await client.call('POST', '/api/auth/me/reset-credentials/request', { body: { email } });
  const { body } = await client.get('/api/me/data', player.accessToken);
  const { data } = body as { data: Record<string, unknown[]> };
  const tables = ['players', 'refresh_families', 'refresh_tokens', 'orders', 'order_lines', 'subscriptions'];
  expect(tables.map((table) => [table, data[table]?.length])).toEqual(tables.map((table) => [table, 1]));
  expect(data.backer_rewards).toHaveLength(1);
  expect(JSON.stringify(data)).not.toContain(other.id);
  expect(JSON.stringify(data)).not.toContain(other.email);
});

it('deleting a player leaves only their order records', async () => {
  const name = `Erased-${Date.now()}`;
  const email = `${name}@farstead.test`;
  const traits = {
    orders: [2],
    subscription,
    ownership: ['steam'],
    pendingEmail: `new-${email}`,
    language: 'fr',
  };
  const player = await client.createPlayer(traits, { displayName: name, email });
  expect(await tablesWith(name)).toContain('players');
  await erase(player);
  const [last, ...earlier] = await emailsTo(client, email);
  expect(last?.text).toMatch(/législation fiscale/);
  expect(earlier).toEqual([]);
  // Only the email about the deletion remains, because it must be delivered.
  expect(await tablesWith(name)).toEqual(['emails']);
  expect(await tablesWith(player.id)).toEqual(['orders', 'players', 'subscriptions']);
});

it('deleting a player without orders removes all of their data', async () => {
  const player = await client.createPlayer({ language: 'fr', backerRewards: {} });
  await erase(player);
  expect((await emailsTo(client, player.email))[0]?.text).not.toMatch(/législation fiscale/);
  expect(await tablesWith(player.id)).toEqual([]);
});

it('deleting a player leaves their redeemed codes marked as used', async () => {
  const player = await client.createPlayer();
  await client.callControl('codes', { months: 1, usedBy: player.id });
  await erase(player);
  expect(await tablesWith(player.id)).toEqual(['players', 'redemption_codes']);
});

it('deleting a player releases their reserved codes', async () => {
  const player = await client.createPlayer();
  const { code } = await client.callControl<{ code: string }>('codes', { months: 1, reservedFor: player.id });
  await erase(player);
  expect(await tablesWith(player.id)).toEqual([]);
  expect(await tablesWith(code)).toEqual(['redemption_codes']);
});

it('deletes order records ten years after the end of their calendar year', async () => {
  const player = await client.createPlayer({ orders: [2] });
  await erase(player);
  expect(await tablesWith(player.id)).toContain('orders');
  const endOf = (years: number) =>
    new Date(Date.UTC(new Date().getUTCFullYear() + years, 11, 31, 23)).toISOString();
  await client.callControl('clock', { at: endOf(10) });
  await client.get('/api/csrf');
  expect(await tablesWith(player.id)).toContain('orders');
  await client.callControl('clock', { advanceSeconds: 2 * aDay });
  await client.get('/api/csrf');
  expect(await tablesWith(player.id)).toEqual([]);
});

describe('former email addresses', () => {
  const change = async ({ accessToken: token, password }: TestPlayer, email: string): Promise<void> => {
    const replace = (path: string, value: string) => ({ op: 'replace', path, value });
    const body = [replace('/email', email), replace('/currentPassword', password)];
    await client.call('PATCH', '/api/users/me/edit-profile', { token, body });
    const key = keyIn((await emailsTo(client, email))[0]);
    const confirmed = await client.call('POST', '/api/users/me/update-email', { token, body: { key } });
    expect(confirmed.status).toBe(204);
  };

  const joinWaitingList = async (email: string): Promise<void> => {
    const [csrf] = (await client.get('/api/csrf')).body as { id: string }[];
    const answer = await client.call('POST', '/api/waiting-list?lang=en', {
      body: { email },
      headers: { 'x-csrf-token': csrf?.id ?? '' },
    });
    expect(answer.status).toBeLessThan(300);
  };

  const recipientsIn = async ({
    accessToken,
  }: Pick<TestPlayer, 'accessToken'>): Promise<Record<string, unknown[]>> => {
    const { data } = (await client.get('/api/me/data', accessToken)).body as {
      data: Record<string, Record<string, string>[]>;
    };
    const of = (table: string, column: string) => data[table]?.map((row) => row[column]) ?? [];
    return { emails: of('emails', 'recipient'), waitingList: of('waiting_list', 'email') };
  };

  it('count in the export and the erasure', async () => {
    const name = `Moved-${Date.now()}`;
    const before = `${name}@farstead.test`.toLowerCase();
    const player = await client.createPlayer({}, { displayName: name, email: before });
    await joinWaitingList(before);
    await client.call('POST', '/api/auth/me/reset-credentials/request', { body: { email: before } });
    const after = `new-${before}`;
    await change(player, after);
    const { emails, waitingList } = await recipientsIn(player);
    expect(emails?.filter((recipient) => recipient === before)).toHaveLength(3);
    expect(waitingList).toEqual([before]);
    await client.callControl('clock', { advanceSeconds: 60 });
    const { accessToken } = (await client.login(after, player.password)).body as { accessToken: string };
    await erase({ ...player, accessToken });
    expect(await emailsTo(client, before)).toEqual([]);
    expect(await tablesWith(before)).toEqual(['emails']);
    expect((await emailsTo(client, after)).map(({ subject }) => subject)).toEqual([
      'Your Farstead account has been deleted',
    ]);
  });

  it('count only once the player has opened a link in their mailbox', async () => {
    const name = `typo-${Date.now()}`;
    const others = `others-${name}@farstead.test`;
    await joinWaitingList(others);
    const form = { displayName: name, firstName: 'Ada', lastName: 'Verne', password: 'Deep-Ore-2027!' };
    for (const email of [others, `${name}@farstead.test`]) {
      const body = { ...form, email, newsletter: false, language: 'en' };
      expect((await client.call('POST', '/api/register', { body })).status).toBe(204);
    }
    const key = keyIn((await emailsTo(client, `${name}@farstead.test`))[0]);
    const { body } = await client.call('POST', `/api/register/activate/${key}`);
    const { token } = body as { token: string };
    const { emails, waitingList } = await recipientsIn({ accessToken: token });
    expect(emails).toContain(`${name}@farstead.test`);
    expect([...(emails ?? []), ...(waitingList ?? [])]).not.toContain(others);
  });

  it('belong to the account that had them at the time', async () => {
    const email = `passed-on-${Date.now()}@farstead.test`;
    const first = await client.createPlayer({}, { email });
    await client.call('POST', '/api/auth/me/reset-credentials/request', { body: { email } });
    await change(first, `first-${email}`);
    await client.callControl('clock', { advanceSeconds: 8 * aDay });
    const second = await client.createPlayer({}, { email });
    await client.call('POST', '/api/auth/me/reset-credentials/request', { body: { email } });
    const again = (await client.login(`first-${email}`, first.password)).body as { accessToken: string };
    const firstEmails = (await recipientsIn({ ...first, ...again })).emails ?? [];
    expect(firstEmails.filter((recipient) => recipient === email)).toHaveLength(3);
    expect((await recipientsIn(second)).emails).toEqual([email]);
  });
});
