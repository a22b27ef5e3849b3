import { randomUUID } from 'node:crypto';
import { Client } from './client';
import { emailsTo } from './emails';
import { claimsOf } from './forge';
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

const csrf = async (): Promise<string> => {
  const [first] = (await client.get('/api/csrf')).body as { id: string }[];
  return first?.id ?? '';
};

const resend = (email: string, token: string, query = '') =>
  client.call('POST', `/api/users/resend-activation${query}`, {
    body: { email },
    headers: { 'x-csrf-token': token },
  });

it.each([
  ['en', '/activate/', 'Confirm your account'],
  ['fr', '/fr/activer/', 'Confirmez votre compte'],
  ['de', '/de/aktivieren/', 'Bestätige dein Konto'],
])('sends the email in %s with its link, as HTML and plain text', async (language, path, heading) => {
  const { email } = await client.createPlayer({ status: 'unconfirmed' });
  expect((await resend(email, await csrf(), `?lang=${language}`)).status).toBe(204);
  const [message] = await emailsTo(client, email);
  expect(message?.language).toBe(language);
  expect(message?.html).toContain(heading);
  expect(message?.html).toContain(`lang="${language}"`);
  const link = new RegExp(`${sandbox.url}${path}[\\w-]{43}`);
  expect(message?.html).toMatch(link);
  expect(message?.text).toMatch(link);
});

it('uses the player’s language when the request specifies none', async () => {
  const { email } = await client.createPlayer({ status: 'unconfirmed', language: 'de' });
  await resend(email, await csrf());
  expect((await emailsTo(client, email))[0]?.language).toBe('de');
});

it('a display name cannot add markup to an email', async () => {
  const { email } = await client.createPlayer(
    { status: 'unconfirmed' },
    { displayName: '<img src=x onerror=alert(1)>' },
  );
  await resend(email, await csrf());
  const [message] = await emailsTo(client, email);
  expect(message?.html).toContain('&lt;img src=x');
  expect(message?.html).not.toContain('<img');
});

it('delivers the email to the mail server', async () => {
  const { email } = await client.createPlayer({ status: 'unconfirmed' });
  await resend(email, await csrf(), '?lang=en');
  expect(await mailServer.receive(email)).toContain('multipart/alternative');
});

it.each(['nobody@farstead.test', 'new@farstead.test'])(
  '%s gets the same response, but no email is sent',
  async (email) => {
    const answer = await resend(email, await csrf(), '?lang=en');
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
    expect(await emailsTo(client, email)).toEqual([]);
  },
);

it('sends an email only with a CSRF token less than an hour old', async () => {
  const token = await csrf();
  expect((await resend('nobody@farstead.test', 'made-up')).body).toMatchObject({ code: 51 });
  const without = await client.call('POST', '/api/users/resend-activation', {
    body: { email: 'nobody@farstead.test' },
  });
  expect(without.status).toBe(403);
  await client.callControl('clock', { advanceSeconds: 3601 });
  expect((await resend('nobody@farstead.test', token)).body).toMatchObject({ code: 51 });
  await client.callControl('clock', { real: true });
});

describe('emails to a single recipient', () => {
  const several = ['a@x.test,b@y.test', 'g:a@x.test,b@y.test;', 'foo<v@y.test>'];

  const calls: readonly (readonly [string, string])[] = [
    ['POST', '/api/users/resend-activation'],
    ['POST', '/api/auth/me/reset-credentials/request'],
    ['POST', '/api/newsletter'],
    ['POST', '/api/waiting-list'],
  ];

  it.each(calls)('%s %s rejects an email field with several recipients', async (method, path) => {
    const headers = { 'x-csrf-token': await csrf() };
    for (const email of several) {
      expect(await client.call(method, path, { body: { email }, headers })).toMatchObject({
        status: 400,
        body: { code: 1, errors: { email: [expect.any(String)] } },
      });
    }
  });
});

it('rejects the sixth email in ten minutes (code 31)', async () => {
  const { email } = await client.createPlayer({ status: 'unconfirmed' });
  const token = await csrf();
  for (let sent = 1; sent <= 5; sent += 1) await resend(email, token);
  const answer = await resend(email, token);
  expect(answer.status).toBe(429);
  expect(answer.body).toMatchObject({ code: 31 });
  expect(await emailsTo(client, email)).toHaveLength(5);
});

it('the mailbox shows emails as pages without scripts', async () => {
  const { email } = await client.createPlayer({ status: 'unconfirmed' });
  await resend(email, await csrf(), '?lang=fr');
  const [message] = await emailsTo(client, email);
  const list = await client.get('/sandbox/mailbox');
  expect(list.text).toContain(`/sandbox/mailbox/${message?.id}`);
  const page = await client.get(`/sandbox/mailbox/${message?.id}`);
  expect(page.text).toContain('sandbox="allow-popups');
  const framed = await client.get(`/sandbox/mailbox/${message?.id}/letter`);
  expect(framed.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(framed.text).toBe(message?.html);
});

describe('a ghost requesting the email again', () => {
  const ghost = async () => {
    const email = `ghost-${randomUUID()}@farstead.test`;
    const { body } = await client.call('POST', '/api/register/ghost', { body: { email } });
    const { token } = body as { token: string };
    const product = 'default-3';
    const ordered = await client.call('POST', '/api/orders/payment/token?lang=fr', {
      token,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        customerId: String(claimsOf(token).sub),
        campaignId: 'campaign-default',
        basket: [{ quantity: 1, productId: product, pricingId: `${product}-eur` }],
        discount: 0,
      },
    });
    return { email, orderId: (ordered.body as { order: { id: string } }).order.id };
  };

  const ownerStatuses = (keys: readonly (string | undefined)[]) =>
    Promise.all(keys.map(async (key) => (await client.get(`/api/register/activate/${String(key)}`)).status));

  it.each([
    ['en', 'Your link to finish your account', 'signup'],
    ['fr', 'Votre lien pour créer votre compte Farstead', 'inscription'],
    ['de', 'Mit diesem Link erstellst du dein Farstead-Konto', 'registrieren'],
  ])('TY-01 gets a dedicated email in %s instead of a receipt', async (language, subject, path) => {
    const { email, orderId } = await ghost();
    await client.call('PUT', `/sandbox/orders/${orderId}`, { body: { status: 'paid' } });
    expect((await resend(email, await csrf(), `?lang=${language}`)).status).toBe(204);
    const [message, receipt] = await emailsTo(client, email);
    expect([message?.language, message?.subject]).toEqual([language, subject]);
    expect(message?.text).toMatch(new RegExp(`/${path}/[\\w-]{43}`));
    expect(message?.text).not.toContain(orderId);
    expect(receipt?.subject).toContain('Votre reçu');
  });

  it('TY-01 can use any of the links until an account is created', async () => {
    const { email, orderId } = await ghost();
    await client.call('PUT', `/sandbox/orders/${orderId}`, { body: { status: 'paid' } });
    await resend(email, await csrf(), '?lang=de');
    await resend(email, await csrf(), '?lang=en');
    const keys = (await emailsTo(client, email)).map(
      ({ text }) => /\/(?:registrieren|inscription|signup)\/([\w-]{43})/.exec(text)?.[1],
    );
    expect(new Set(keys).size).toBe(3);
    expect(await ownerStatuses(keys)).toEqual([200, 200, 200]);
    const form = {
      displayName: `pilot-${orderId.slice(0, 8)}`,
      firstName: 'Ada',
      lastName: 'Verne',
      email,
      password: 'Farstead-2026!',
      newsletter: false,
      language: 'en',
      activationKey: keys[1],
    };
    expect((await client.call('POST', '/api/register', { body: form })).status).toBe(204);
    expect(await ownerStatuses(keys)).toEqual([404, 404, 404]);
  });

  it('TY-01 gets the same response for an unpaid order, but no email is sent', async () => {
    const { email } = await ghost();
    expect((await resend(email, await csrf())).status).toBe(204);
    expect(await emailsTo(client, email)).toEqual([]);
  });
});
