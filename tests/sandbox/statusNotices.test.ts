import { Client } from './client';
import { emailsTo, type Email } from './emails';
import { resetSandbox } from './sharedSandboxes';

let sandbox: string;
let client: Client;

beforeAll(async () => {
  sandbox = await resetSandbox();
  client = new Client(sandbox);
});

beforeEach(() => client.callControl('reset'));

afterAll(() => client.callControl('clock', { real: true }));

const change = (status: number) => client.callControl('services', { name: 'Farstead', status });

const request = async (email: string, lang = 'en') => {
  const [token] = (await client.get('/api/csrf')).body as { id: string }[];
  const answer = await client.call('POST', `/liveops/serverstatus/notices?lang=${lang}`, {
    body: { email },
    headers: { 'x-csrf-token': token?.id ?? '' },
  });
  expect(answer.status).toBe(204);
};

const linkIn = (message: Email | undefined): string =>
  (/https?:\/\/\S+/.exec(message?.text ?? '')?.[0] ?? '').replace(sandbox, '');

const confirm = async (email: string) => client.call('POST', linkIn((await emailsTo(client, email))[0]));

const subjects = async (email: string) => (await emailsTo(client, email)).map(({ subject }) => subject);

it('sends one email in the requested language when the game is up, and deletes the address', async () => {
  const email = 'waiting@farstead.test';
  await change(4);
  await request(email, 'de');
  expect((await client.get(linkIn((await emailsTo(client, email))[0]))).text).toContain(
    '<form method="post"',
  );
  const confirmed = await confirm(email);
  expect([confirmed.status, confirmed.text]).toEqual([
    200,
    expect.stringContaining('Wir sagen dir Bescheid'),
  ]);
  await change(3);
  expect(await emailsTo(client, email)).toHaveLength(1);
  await change(1);
  const up = ['Farstead ist wieder online', 'Sollen wir dir schreiben, wenn Farstead wieder läuft?'];
  expect((await subjects(email)).toSorted()).toEqual(up.toSorted());
  await change(4);
  await change(1);
  expect(await emailsTo(client, email)).toHaveLength(2);
});

it('sends nothing to an address that was not confirmed', async () => {
  const email = 'unconfirmed@farstead.test';
  await change(4);
  await request(email);
  await client.get(linkIn((await emailsTo(client, email))[0]));
  await change(1);
  expect(await emailsTo(client, email)).toHaveLength(1);
});

it('says that the game is up already, and sends nothing later', async () => {
  const email = 'late@farstead.test';
  await change(4);
  await request(email);
  await change(1);
  expect((await confirm(email)).text).toContain('Farstead is up already');
  expect((await confirm(email)).status).toBe(404);
  await change(4);
  await change(1);
  expect(await emailsTo(client, email)).toHaveLength(1);
});

it('sends nothing while only another service is back', async () => {
  const email = 'other@farstead.test';
  await change(4);
  await client.callControl('services', { name: 'Accounts', status: 4 });
  await request(email);
  await confirm(email);
  await client.callControl('services', { name: 'Accounts', status: 1 });
  expect(await emailsTo(client, email)).toHaveLength(1);
});

it('accepts a link for two days, and only the newest one', async () => {
  const email = 'again@farstead.test';
  await change(4);
  await request(email);
  const [first] = await emailsTo(client, email);
  await request(email);
  expect((await client.call('POST', linkIn(first))).status).toBe(404);
  const [newest] = (await emailsTo(client, email)).filter(({ text }) => text !== first?.text);
  await client.callControl('clock', { advanceSeconds: 2 * 86_400 + 1 });
  expect((await client.call('POST', linkIn(newest))).status).toBe(404);
});
