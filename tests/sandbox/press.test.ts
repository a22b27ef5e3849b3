import { randomUUID } from 'node:crypto';
import { Client } from './client';
import { emailsTo } from './emails';
import { MailServer } from './MailServer';
import { startSandbox, type StartedSandbox } from './startSandbox';

let mailServer: MailServer;
let sandbox: StartedSandbox;
let client: Client;

beforeAll(async () => {
  mailServer = await MailServer.start();
  sandbox = await startSandbox({ SMTP_URL: mailServer.url });
  client = new Client(sandbox.url);
});

afterAll(async () => {
  await sandbox.stop();
  await mailServer.close();
});

beforeEach(() => client.callControl('clock', { advanceSeconds: 3700 }));

const written = () => ({
  senderName: 'Lea Brandt',
  senderEmail: `${randomUUID()}@outlet.test`,
  subject: 'Interview',
  message: `May we speak to the economist? ${randomUUID()}\nOn Tuesday, if you can.`,
});

const send = async (body: object, headers: Readonly<Record<string, string>> = {}) => {
  const [token] = (await client.get('/api/csrf')).body as { id: string }[];
  return client.call('POST', '/api/press', {
    body,
    headers: { 'x-csrf-token': token?.id ?? '', ...headers },
  });
};

const findInMailbox = async (senderEmail: string) =>
  (await emailsTo(client, 'press@farstead.test')).filter(({ text }) => text.includes(senderEmail));

it('PR-02 delivers a message to the press office with the sender as reply address', async () => {
  const message = written();
  expect((await send(message)).status).toBe(204);
  const [email, ...others] = await findInMailbox(message.senderEmail);
  expect(others).toEqual([]);
  expect(email?.subject).toBe('Press: Interview (Lea Brandt)');
  for (const line of message.message.split('\n')) expect(email?.text).toContain(line);
  expect(email?.text).toContain(
    `mailto:${encodeURIComponent(message.senderEmail)}?subject=Re%3A%20Interview`,
  );
  expect(await emailsTo(client, message.senderEmail)).toEqual([]);
  await mailServer.receive(`Reply-To: ${message.senderEmail}`);
});

it('PR-02 delivers a message with the same key once, even when sent ten times concurrently', async () => {
  const message = written();
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(message, headers)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204));
  expect(await findInMailbox(message.senderEmail)).toHaveLength(1);
  await send({ ...message, message: 'Another one' }, headers);
  expect(await findInMailbox(message.senderEmail)).toHaveLength(2);
});

it('PR-02 delivers a message without a key each time it is sent', async () => {
  const message = written();
  await send(message);
  await send(message);
  expect(await findInMailbox(message.senderEmail)).toHaveLength(2);
});

it.each([
  ['senderName', 'Lea\r\nBcc: everybody@farstead.test'],
  ['senderName', 'Lea\nBrandt'],
  ['subject', 'Interview\r\nBcc: everybody@farstead.test'],
  ['subject', 'Interview\u2028Bcc: everybody@farstead.test'],
  ['senderEmail', 'lea@outlet.test\r\nBcc: everybody@farstead.test'],
  ['senderEmail', 'lea@outlet.test, everybody@farstead.test'],
  ['senderEmail', 'Everybody <everybody@farstead.test>'],
])('PR-02 %s %j cannot add a header to the email', async (field, value) => {
  const name = randomUUID();
  const answer = await send({ ...written(), message: name, [field]: value });
  expect(answer).toMatchObject({ status: 400, body: { code: field === 'senderEmail' ? 2 : 1 } });
  expect(await findInMailbox(name)).toEqual([]);
});

it('PR-02 treats a message as text, not as HTML', async () => {
  const message = {
    ...written(),
    senderName: '<img src=x onerror=alert(1)>',
    message: '<script>alert(1)</script>',
  };
  await send(message);
  const [email] = await findInMailbox(message.senderEmail);
  expect(email?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(email?.html).not.toMatch(/<script|<img/);
});

it.each([
  ['5,001 characters', 'x'.repeat(5001), 400],
  ['1 MB', 'x'.repeat(1_000_000), 400],
  ['2 MB', 'x'.repeat(2_000_000), 413],
  ['only spaces', ' \n ', 400],
  ['a NUL', 'a\u0000b', 400],
])('PR-02 rejects a message of %s and does not store it', async (_what, message, status) => {
  const values = { ...written(), message };
  expect(await send(values)).toMatchObject({ status, body: { code: 1 } });
  expect(await findInMailbox(values.senderEmail)).toEqual([]);
});

it.each(['senderName', 'senderEmail', 'subject', 'message'])(
  'PR-02 rejects a message without %s',
  async (field) => {
    expect((await send({ ...written(), [field]: '' })).status).toBe(400);
    expect((await send({ ...written(), [field]: undefined })).status).toBe(400);
  },
);

it('PR-02 rejects unknown fields, including the topic', async () => {
  expect((await send({ ...written(), about: 'The economy' })).status).toBe(400);
});

it('AP-02 sending a message requires a form token', async () => {
  const answer = await client.call('POST', '/api/press', { body: written() });
  expect(answer).toMatchObject({ status: 403, body: { code: 51 } });
});

it('PR-02 limits messages per IP address (ten an hour) and sender (five in ten minutes), not counting repeats', async () => {
  const { senderEmail } = written();
  const headers = { 'idempotency-key': randomUUID() };
  const first = { ...written(), senderEmail };
  await send(first, headers);
  for (let nth = 2; nth <= 5; nth++) expect((await send({ ...written(), senderEmail })).status).toBe(204);
  expect((await send({ ...written(), senderEmail })).status).toBe(429);
  expect((await send(first, headers)).status).toBe(204);
  for (let nth = 7; nth <= 10; nth++) expect((await send(written())).status).toBe(204);
  const refused = await send(written());
  expect(refused).toMatchObject({ status: 429, body: { code: 31 } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  await client.callControl('clock', { advanceSeconds: 3601 });
  expect((await send(written())).status).toBe(204);
});

it('exports the player’s messages to the press office with their data', async () => {
  const player = await client.createPlayer();
  await send({ ...written(), senderEmail: player.email });
  const { data } = (await client.get('/api/me/data', player.accessToken)).body as {
    data: { emails?: readonly { readonly reply_to: string | null }[] };
  };
  expect(data.emails?.map(({ reply_to }) => reply_to)).toContain(player.email);
});
