import { randomUUID } from 'node:crypto';
import { Client } from './client';
import { emailsTo } from './emails';
import { resetSandbox } from './sharedSandboxes';

const desk = 'support@farstead.test';

let client: Client;

beforeAll(async () => {
  client = new Client(await resetSandbox());
});

beforeEach(() => client.callControl('clock', { advanceSeconds: 3700 }));
afterAll(() => client.callControl('clock', { real: true }));

const written = () => ({
  topic: 'refund',
  email: `${randomUUID()}@players.test`,
  caseNumber: '3F2A-91BC',
  message: `I was charged twice. ${randomUUID()}\n<b>On Tuesday.</b>`,
});

const send = async (body: object, { key = randomUUID() as string, lang = 'en' } = {}) => {
  const [token] = (await client.get('/api/csrf')).body as { id: string }[];
  return client.call('POST', `/api/support/messages?lang=${lang}`, {
    body,
    headers: { 'x-csrf-token': token?.id ?? '', 'idempotency-key': key },
  });
};

const atDesk = async (sender: string) =>
  (await emailsTo(client, desk)).filter(({ text }) => text.includes(sender));

it('a message reaches support once and is confirmed once, even when it is sent ten times at once', async () => {
  const message = written();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(message, { key, lang: 'de' })));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  const { id, answerBy } = answers[0]?.body as { id: string; answerBy: string };
  const number = `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
  const [email, ...others] = await atDesk(message.email);
  expect(others).toEqual([]);
  expect(email?.subject).toBe(`Support ${number}: Refund or withdrawal`);
  for (const part of [message.caseNumber, ...message.message.split('\n')])
    expect(email?.text).toContain(part);
  expect(email?.html).not.toContain('<b>On Tuesday');
  const confirmations = await emailsTo(client, message.email);
  expect(confirmations.map(({ subject, language }) => [subject, language])).toEqual([
    [`Wir haben deine Nachricht ${number} erhalten`, 'de'],
  ]);
  const days = (new Date(answerBy).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(1.9);
});

it('the confirmation quotes nothing that the sender typed', async () => {
  const message = { ...written(), caseNumber: 'https://elsewhere.test' };
  await send(message);
  const [email] = await emailsTo(client, message.email);
  for (const typed of ['elsewhere', 'charged twice', 'On Tuesday']) {
    expect(email?.text).not.toContain(typed);
    expect(email?.html).not.toContain(typed);
  }
});

it('every email except those to staff links to the help page in its language', async () => {
  const message = written();
  await send(message, { lang: 'fr' });
  const [confirmation] = await emailsTo(client, message.email);
  expect(confirmation?.text).toMatch(/Notre page d’aide\s?: \S+\/fr\/aide\s/);
  const [toDesk] = await atDesk(message.email);
  expect(toDesk?.text).not.toContain('/help');
});

it.each([
  ['topic', 'gossip', 1],
  ['email', 'ada@players.test, everybody@farstead.test', 2],
  ['email', 'ada@players.test\r\nBcc: everybody@farstead.test', 2],
  ['caseNumber', '3F2A\r\nBcc: everybody@farstead.test', 1],
  ['caseNumber', 'x'.repeat(61), 1],
  ['message', ' \n ', 1],
  ['message', 'a\u0000b', 1],
  ['message', 'x'.repeat(5001), 1],
  ['name', 'Ada', 1],
])('rejects a message whose %s is %j', async (field, value, code) => {
  const message = { ...written(), [field]: value };
  expect(await send(message)).toMatchObject({ status: 400, body: { code } });
  expect(await atDesk(written().email)).toEqual([]);
});

it('AP-02 sending a message requires a form token and a key', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await client.call('POST', '/api/support/messages', { body: written(), headers });
  expect(answer).toMatchObject({ status: 403, body: { code: 51 } });
  expect(await client.call('POST', '/api/support/messages', { body: written() })).toMatchObject({
    status: 400,
    body: { code: 1 },
  });
});

it('limits messages per sender to five in ten minutes, not counting repeats', async () => {
  const { email } = written();
  const key = randomUUID();
  const first = { ...written(), email };
  await send(first, { key });
  for (let nth = 2; nth <= 5; nth++) expect((await send({ ...written(), email })).status).toBe(200);
  expect(await send({ ...written(), email })).toMatchObject({ status: 429, body: { code: 31 } });
  expect((await send(first, { key })).status).toBe(200);
});
