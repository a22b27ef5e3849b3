import { Client } from './client';
import { emailsTo, type Email } from './emails';
import { resetSandbox } from './sharedSandboxes';

let sandbox: string;
let client: Client;

beforeAll(async () => {
  sandbox = await resetSandbox();
  client = new Client(sandbox);
});

const signUp = async (email: string, query = '') => {
  const [token] = (await client.get('/api/csrf')).body as { id: string }[];
  return client.call('POST', `/api/newsletter${query}`, {
    body: { email },
    headers: { 'x-csrf-token': token?.id ?? '' },
  });
};

const linkIn = (message: Email | undefined): string =>
  (/https?:\/\/\S+/.exec(message?.text ?? '')?.[0] ?? '').replace(sandbox, '');

/** Confirms a subscription like the button on the page. */
const confirm = (link: string) => client.call('POST', link);

it.each([
  ['en', 'Confirm your subscription', 'You’re subscribed'],
  ['fr', 'Confirmez votre abonnement', 'Votre abonnement est confirmé'],
  ['de', 'Bestätige dein Abo', 'Dein Abo ist bestätigt'],
])(
  'NL-01 the email in %s links to a page with a confirmation button',
  async (language, heading, confirmed) => {
    const email = `reader-${language}@farstead.test`;
    const answer = await signUp(email, `?lang=${language}`);
    expect([answer.status, answer.text]).toEqual([204, '']);
    const [message, ...others] = await emailsTo(client, email);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ language, html: expect.stringContaining(heading) as string });
    const requested = await client.get(linkIn(message));
    expect(requested.status).toBe(200);
    expect(requested.text).toContain('<form method="post"');
    expect(requested.text).not.toContain(confirmed);
    for (let time = 1; time <= 2; time += 1) {
      const page = await confirm(linkIn(message));
      expect(page.status).toBe(200);
      expect(page.text).toContain(confirmed);
      expect(page.text).toContain(`<html lang="${language}">`);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  },
);

it('NL-01 only the newest link works, and signing up again returns the same response', async () => {
  const email = 'Again@farstead.test';
  await signUp(email);
  const [first] = await emailsTo(client, email);
  await confirm(linkIn(first));
  expect((await signUp(email)).status).toBe(204);
  const [second] = await emailsTo(client, email);
  expect((await client.get(linkIn(first))).status).toBe(404);
  expect((await confirm(linkIn(first))).status).toBe(404);
  expect((await confirm(linkIn(second))).status).toBe(200);
});

it('NL-01 a link is valid for two days, and a HEAD request does not confirm it', async () => {
  const email = 'late@farstead.test';
  await signUp(email, '?lang=de');
  const link = linkIn((await emailsTo(client, email))[0]);
  expect((await client.call('HEAD', link)).status).toBe(404);
  await client.callControl('clock', { advanceSeconds: 2 * 86_400 + 1 });
  const page = await client.get(link);
  await client.callControl('clock', { real: true });
  expect(page.status).toBe(404);
  expect(page.text).toContain('Dieser Link gilt nicht mehr');
});

it.each(['no-at-sign', '', 'two words@farstead.test'])('NL-01 rejects %j (code 1)', async (email) => {
  const answer = await signUp(email);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 1 });
});

it('NL-01 rejects an unknown language and unknown fields', async () => {
  expect((await signUp('reader@farstead.test', '?lang=xx')).status).toBe(400);
  const [token] = (await client.get('/api/csrf')).body as { id: string }[];
  const more = await client.call('POST', '/api/newsletter', {
    body: { email: 'reader@farstead.test', admin: true },
    headers: { 'x-csrf-token': token?.id ?? '' },
  });
  expect(more.status).toBe(400);
});

it('NL-01 sends no email without a form token', async () => {
  const email = 'forged@farstead.test';
  const answer = await client.call('POST', '/api/newsletter', { body: { email } });
  expect([answer.status, answer.body]).toMatchObject([403, { code: 51 }]);
  expect(await emailsTo(client, email)).toEqual([]);
});

it('NL-01 rejects the sixth email in ten minutes (code 31, with the seconds to wait)', async () => {
  const email = 'eager@farstead.test';
  for (let sent = 1; sent <= 5; sent += 1) expect((await signUp(email)).status).toBe(204);
  const answer = await signUp(email.toUpperCase());
  expect([answer.status, answer.body]).toMatchObject([429, { code: 31 }]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
