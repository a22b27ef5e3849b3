import Fastify, { type FastifyInstance } from 'fastify';
import { pathOf } from '#domain/navigation/pagePaths';
import { renderer } from '../../src/main.server';
import { ConfiguredPolicy } from '#server/policy/configuredPolicy';
import { fetchFor } from '#server/forms/fetchFor';
import { createWebServer } from '#server/http/webServer';
import type { Pages } from '#server/pages/Pages';
import { preparePage } from '#server/pages/PreparedPage';
import { Client } from '../sandbox/client';
import { emailsTo } from '../sandbox/emails';
import { resetSandbox } from '../sandbox/sharedSandboxes';
import { makeSiteFolder, type SiteFolder } from './support/siteFolder';

let folder: SiteFolder;
let sandbox: { readonly url: string };
let client: Client;
let webServer: FastifyInstance;

beforeAll(async () => {
  folder = await makeSiteFolder();
  sandbox = { url: await resetSandbox() };
  client = new Client(sandbox.url);
  const pages: Pages = {
    pageOf: () => preparePage('the page'),
    shellOf: () => preparePage('the shell'),
    answerForm: async (path, postedForm) => {
      const page = await renderer.render({ path, apiOrigin: sandbox.url, postedForm });
      return page.kind === 'page'
        ? { html: `<title>${page.head.title}</title>${page.html}`, styleHashes: [] }
        : undefined;
    },
  };
  webServer = await createWebServer({
    folder: folder.path,
    pages,
    crawlerFiles: new Map(),
    services: { kind: 'proxied', origin: sandbox.url, publicOrigin: undefined, countryHeader: undefined },
    version: '1',
    https: false,
    contentOrigins: [],
    configuredPolicy: new ConfiguredPolicy(undefined),
    inlineScriptHashes: [],
    trustProxy: false,
    countryHeader: undefined,
  });
});

afterEach(() => client.call('DELETE', '/sandbox/faults'));

afterAll(async () => {
  await webServer.close();
  await folder.remove();
});

type Fields = Readonly<Record<string, string>>;

const sendTo = (path: string, fields: Fields, headers: Fields = {}) =>
  webServer.inject({
    method: 'POST',
    url: path,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

/** Hidden fields that are submitted with the next step. */
const hiddenIn = (html: string): Fields =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

const withdrawalPath = pathOf('withdrawal', 'de-de');
const cancellationPath = pathOf('cancellation', 'en-us');

const filledForm = (email: string) => ({
  step: 'review',
  name: 'Ada Verne',
  orderNumber: '3F2A-91BC',
  contract: '',
  email,
});

const openReview = async (email: string, path = withdrawalPath, more: Fields = {}) => {
  const { payload } = await sendTo(path, { ...filledForm(email), ...more });
  return hiddenIn(payload);
};

it('WD-01 a visitor reviews and sends a withdrawal, acknowledged once in the page’s language', async () => {
  const email = 'plain-withdrawal@farstead.test';
  const review = await sendTo(withdrawalPath, filledForm(email));
  expect([review.statusCode, review.headers['cache-control']]).toEqual([200, 'no-store, no-transform']);
  expect(review.payload).toContain(
    '<title>Bestätige deinen Widerruf · Vertrag widerrufen · Farstead</title>',
  );
  expect(await emailsTo(client, email)).toEqual([]);
  const hidden = hiddenIn(review.payload);
  expect(hidden).toMatchObject({ name: 'Ada Verne', email });
  const send = () => sendTo(withdrawalPath, { ...hidden, step: 'send' });
  const received = await send();
  expect(received.payload).toContain('Dein Widerruf ist eingegangen');
  expect(received.payload).not.toMatch(/<button[^>]*>(?:(?!<\/button>).)*(?:Drucken|speichern)/);
  expect((await send()).payload).toContain('Dein Widerruf ist eingegangen');
  const [message, ...others] = await emailsTo(client, email);
  expect([message?.subject, others]).toEqual(['Dein Widerruf ist eingegangen', []]);
});

it('WD-02 the review step preserves a cancellation’s multi-line reason and its date', async () => {
  const email = 'plain-cancellation@farstead.test';
  const more = { kind: 'extraordinary', reason: 'Down.\r\nAgain.', end: 'day', day: '2999-03-01' };
  const hidden = await openReview(email, cancellationPath, more);
  expect(hidden).toMatchObject({ reason: 'Down.\nAgain.', day: '2999-03-01' });
  await sendTo(cancellationPath, { ...hidden, step: 'send' });
  expect((await emailsTo(client, email))[0]?.text).toContain('March 1, 2999');
});

it('WD-01 reports missing and invalid fields next to the fields, in a summary and in the title, and preserves the input', async () => {
  const { payload } = await sendTo(withdrawalPath, {
    step: 'review',
    name: ' ',
    email: 'ada',
    contract: '<b>"x"',
  });
  expect(payload).toContain('<title>Fehler: Prüfe die markierten Felder · ');
  expect(payload.split('Gib deinen Namen ein.')).toHaveLength(3);
  expect(payload).toContain('Das sieht nicht nach einer E-Mail-Adresse aus.');
  expect(payload).toContain('value="&lt;b&gt;&quot;x&quot;"');
});

it('WD-01 going back from the review shows the form with its input', async () => {
  const hidden = await openReview('plain-back@farstead.test');
  const { payload } = await sendTo(withdrawalPath, { ...hidden, step: 'write' });
  expect(payload).toContain('Vertrag widerrufen');
  expect(payload).toContain('value="plain-back@farstead.test"');
});

it.each([
  ['429', { status: 429, headers: { 'retry-after': '60' }, body: { code: 31 } }, 'Versuche es in 60'],
  ['503', { status: 503, body: { code: 50 } }, 'Unser Server hatte ein Problem'],
  ['a dropped connection', { cut: true }, 'Wir wissen nicht, ob es geklappt hat'],
])('WD-01 reports a failure and preserves the input for a retry: %s', async (name, fault, text) => {
  const email = `plain-failing-${name.replace(/ /g, '-')}@farstead.test`;
  const hidden = await openReview(email);
  await client.call('POST', '/sandbox/faults', { body: { path: '/api/withdrawals', ...fault } });
  const failed = await sendTo(withdrawalPath, { ...hidden, step: 'send' });
  expect(failed.payload).toContain(text);
  const again = hiddenIn(failed.payload);
  expect(again).toMatchObject({ key: hidden.key, name: 'Ada Verne', email });
  await client.call('DELETE', '/sandbox/faults');
  const received = await sendTo(withdrawalPath, { ...again, step: 'send' });
  expect(received.payload).toContain('Dein Widerruf ist eingegangen');
});

it.each([
  ['without a token', {}],
  ['with a forged token', { token: 'made-up' }],
])('WD-01 does not submit a form that was not reviewed: %s', async (_, more) => {
  const email = `plain-unread-${Object.keys(more).length}@farstead.test`;
  const answer = await sendTo(withdrawalPath, { ...filledForm(email), ...more, step: 'send' });
  expect(answer.payload).toContain('Dein Widerruf wurde nicht gesendet');
  expect(await emailsTo(client, email)).toEqual([]);
  const received = await sendTo(withdrawalPath, { ...hiddenIn(answer.payload), step: 'send' });
  expect(received.payload).toContain('Dein Widerruf ist eingegangen');
});

it.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.test' },
  { origin: 'null' },
])('WD-01 rejects a form from another site: %j', async (headers) => {
  const answer = await sendTo(withdrawalPath, filledForm('a@farstead.test'), headers);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, withdrawalPath]);
});

it('WD-01 does not compress the page and rejects oversized forms and other content types', async () => {
  const email = 'plain-size@farstead.test';
  const page = await sendTo(withdrawalPath, filledForm(email), { 'accept-encoding': 'br, gzip' });
  expect(page.headers['content-encoding']).toBeUndefined();
  expect((await sendTo(withdrawalPath, { name: 'a'.repeat(70_000) })).statusCode).toBe(413);
  const json = await sendTo(withdrawalPath, {}, { 'content-type': 'application/json' });
  expect(json.statusCode).toBe(415);
});

it.each([
  [undefined, '10.0.0.9'],
  ['203.0.113.7', '203.0.113.7'],
])('WD-01 calls the API with the visitor’s address when the proxy header is %s', async (forwarded, ip) => {
  const app = Fastify({ trustProxy: true });
  app.post('/who', ({ ip: caller, headers, body }) => ({ caller, agent: headers['user-agent'], body }));
  app.get('/ask', async (request) => {
    const requested = { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } };
    return (await fetchFor(request)('http://elsewhere.test/who', requested)).json();
  });
  const headers = { 'user-agent': 'Lynx/2.9', ...(forwarded && { 'x-forwarded-for': forwarded }) };
  const answer = await app.inject({ url: '/ask', headers, remoteAddress: '10.0.0.9' });
  expect(answer.json()).toEqual({ caller: ip, agent: 'Lynx/2.9', body: { a: 1 } });
  await app.close();
});

it('WD-01 aborting the signal aborts the call', async () => {
  const app = Fastify();
  app.get('/never', () => new Promise(() => undefined));
  app.get('/ask', async (request) => {
    const requested = fetchFor(request)('http://elsewhere.test/never', { signal: AbortSignal.abort() });
    return requested.then(String, () => 'given up');
  });
  expect((await app.inject('/ask')).payload).toBe('given up');
});
