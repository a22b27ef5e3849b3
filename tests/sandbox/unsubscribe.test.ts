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

/** Returns the unfolded header lines of an email. */
const headersSentTo = async (email: string, header: string): Promise<string> => {
  const message = await mailServer.receive(email, header);
  return message.split('\r\n\r\n')[0]?.replace(/\r\n[ \t]+/g, ' ') ?? '';
};

const createSubscriber = async (language: 'en' | 'fr' | 'de', ...interests: readonly string[]) => {
  const player = await client.createPlayer({ language });
  const answer = await change(
    player,
    interests.map((id) => ({ id, subscribed: true })),
    language,
  );
  expect(answer.status).toBe(204);
  return player;
};

interface Subscriber {
  readonly email: string;
  readonly accessToken: string;
}

const change = (
  { email, accessToken }: Subscriber,
  interests: readonly { id: string; subscribed: boolean }[],
  language = 'en',
) =>
  client.call('PUT', '/api/mailing/', {
    token: accessToken,
    body: { emailAddress: email, language, interestCategories: [{ id: 'news', interests }] },
  });

const subscriptionsOf = async ({ email, accessToken }: Subscriber): Promise<string[]> => {
  const answer = await client.call('POST', '/api/mailing/', { token: accessToken, body: { email } });
  const { interestCategories } = answer.body as {
    interestCategories: { interests: { id: string; subscribed: boolean }[] }[];
  };
  return interestCategories
    .flatMap(({ interests }) => interests)
    .filter(({ subscribed }) => subscribed)
    .map(({ id }) => id);
};

const send = async (interest: string) => {
  expect((await client.call('POST', '/sandbox/mailings', { body: { interest } })).status).toBe(200);
};

const linkFor = async (email: string): Promise<string> => {
  const [message] = await emailsTo(client, email);
  return /https?:\/\/\S+\/api\/mailing\/unsubscribe\S+/.exec(message?.text ?? '')?.[0] ?? '';
};

/** Sends a request like an email client, without cookies or a bearer token. */
const post = (link: string, [body, type]: readonly [body: string, type: string]) =>
  fetch(link, { method: 'POST', body, headers: { 'content-type': type }, redirect: 'manual' });

const urlEncoded = ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'] as const;
const multipart = [
  '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  'multipart/form-data; boundary=b',
] as const;

it.each([
  ['en', 'Newsletter: what’s new'],
  ['fr', 'du nouveau dans Farstead'],
  ['de', 'Das ist neu in Farstead'],
] as const)(
  'PM-01 a newsletter email in %s has RFC 8058 headers and an unsubscribe link in its text',
  async (language, subject) => {
    const { email } = await createSubscriber(language, 'newsletter');
    await send('newsletter');
    const [message] = await emailsTo(client, email);
    expect(message?.subject).toContain(subject);
    const link = await linkFor(email);
    expect(link).toMatch(/^http:\/\/\S+\/api\/mailing\/unsubscribe\?lang=(en|fr|de)&key=[\w-]{43}$/);
    expect(message?.html).toContain(link.replace('&', '&amp;'));
    const headers = await headersSentTo(email, 'List-Unsubscribe-Post');
    expect(headers.split('\r\n')).toEqual(
      expect.arrayContaining([
        `List-Unsubscribe: <${link}>`,
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ]),
    );
  },
);

it('PM-01 transactional emails have no unsubscribe option', async () => {
  const player = await client.createPlayer();
  const [token] = (await client.get('/api/csrf')).body as { id: string }[];
  await client.call('POST', '/api/auth/me/reset-credentials/request?lang=en', {
    body: { email: player.email },
    headers: { 'x-csrf-token': token?.id ?? '' },
  });
  const headers = await headersSentTo(player.email, 'Subject: Choose a new password');
  expect(headers).toContain('Subject: Choose a new password');
  expect(headers).not.toContain('List-Unsubscribe');
});

it.each([
  ['urlencoded', urlEncoded],
  ['multipart', multipart],
])('PM-01 an email client unsubscribes with one repeatable POST (%s)', async (_, form) => {
  const player = await createSubscriber('en', 'newsletter', 'events');
  await send('newsletter');
  const link = await linkFor(player.email);
  for (let time = 1; time <= 2; time += 1) {
    const answer = await post(link, form);
    expect(answer.status).toBe(200);
  }
  expect(await subscriptionsOf(player)).toEqual(['events']);
  await send('newsletter');
  expect(await emailsTo(client, player.email)).toHaveLength(1);
});

it('PM-01 a GET or HEAD request changes nothing, because mail scanners follow links', async () => {
  const player = await createSubscriber('de', 'events');
  await send('events');
  const link = await linkFor(player.email);
  const page = await fetch(link);
  const text = await page.text();
  expect(page.status).toBe(200);
  expect(text).toContain('<html lang="de">');
  expect(text).toContain('Abbestellen?');
  expect(text).toContain(`${player.email[0] ?? ''}•••@farstead.test`);
  expect(text).not.toContain(player.email);
  expect(text).not.toContain('<script');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect((await fetch(link, { method: 'HEAD' })).status).toBe(404);
  expect(await subscriptionsOf(player)).toEqual(['events']);
});

it('PM-01 the link works again after the player has resubscribed', async () => {
  const player = await createSubscriber('en', 'events');
  await send('events');
  const link = await linkFor(player.email);
  await post(link, urlEncoded);
  await change(player, [{ id: 'events', subscribed: true }]);
  await post(link, urlEncoded);
  expect(await subscriptionsOf(player)).toEqual([]);
});

it.each([
  ['an unknown key', 'unsubscribe?lang=fr&key=made-up', urlEncoded, 404],
  ['no key', 'unsubscribe', urlEncoded, 400],
  ['unknown form fields', 'unsubscribe?key=made-up', ['a=b', 'application/x-www-form-urlencoded'], 400],
  ['JSON', 'unsubscribe?key=made-up', ['{}', 'application/json'], 400],
] as const)('PM-01 rejects a POST with %s', async (_, path, form, status) => {
  expect((await post(`${sandbox.url}/api/mailing/${path}`, form)).status).toBe(status);
});

it('PM-01 a key is valid for one address and one kind of email', async () => {
  const [one, other] = [
    await createSubscriber('en', 'events', 'newsletter'),
    await createSubscriber('en', 'events'),
  ];
  await send('events');
  await post(await linkFor(one.email), urlEncoded);
  expect(await subscriptionsOf(one)).toEqual(['newsletter']);
  expect(await subscriptionsOf(other)).toEqual(['events']);
});
