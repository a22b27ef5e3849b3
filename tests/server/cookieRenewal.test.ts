import { agreedToAll, serializeChoices } from '#domain/consent/ConsentChoices';
import {
  consentCookie,
  countedOrderCookies,
  deviceCookie,
  dismissedCookies,
  dismissedExpiryCookie,
  prefixedItem,
  referrerCookie,
  referrerSiteCookie,
} from '#domain/consent/storedItems';
import { serializeCookie } from '#hydration/serializeCookie';
import { call } from './support/call';
import { makeSiteFolder, type SiteFolder } from './support/siteFolder';
import { startWebServer, type RunningWebServer } from './support/startWebServer';

let folder: SiteFolder;
let webServer: RunningWebServer;

beforeAll(async () => {
  folder = await makeSiteFolder();
  webServer = await startWebServer({ SITE: 'demo', SITE_FOLDER: folder.path });
});

afterAll(async () => {
  await webServer.stop();
  await folder.remove();
});

const consent = { name: consentCookie.name, value: serializeChoices(agreedToAll) };
const device = { name: deviceCookie.name, value: '0b1e9c2a-4f3d-4a5b-8c6d-7e8f9a0b1c2d' };

const send = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  call(webServer.origin, '/renew-cookie', {
    method: 'POST',
    headers: { origin: webServer.origin, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

it.each([
  [consentCookie, consent.value],
  [deviceCookie, device.value],
  [prefixedItem(dismissedCookies, 'alert: é'), '1'],
  [dismissedExpiryCookie, '1048576~1798675200000'],
  [prefixedItem(countedOrderCookies, '4711'), '1'],
  [referrerCookie, 'partner; Path=/x'],
  [referrerSiteCookie, 'portal 🚀'],
])('CC-04 SE-06 sets the cookie $name with the attributes that the script writes', async (item, value) => {
  const { name, maxAgeSeconds: maxAge } = item;
  const { status, headers } = await send({ name, value });
  expect(status).toBe(204);
  expect(headers['set-cookie']).toEqual([serializeCookie(name, value, { maxAge, secure: false })]);
  expect(headers['cache-control']).toBe('no-store');
});

it('D-15 sets the Secure attribute on an HTTPS page, even behind a TLS-terminating proxy', async () => {
  const { host } = new URL(webServer.origin);
  const { headers } = await send(device, { origin: `https://${host}`, 'sec-fetch-site': 'same-origin' });
  expect(headers['set-cookie']).toEqual([
    `device=${device.value}; Path=/; Max-Age=7776000; SameSite=Lax; Secure`,
  ]);
});

it.each([
  ['another origin', consent, { origin: 'https://evil.test' }, 403],
  ['another site', consent, { 'sec-fetch-site': 'cross-site' }, 403],
  ['another subdomain', consent, { 'sec-fetch-site': 'same-site' }, 403],
  ['an opaque origin', consent, { origin: 'null' }, 403],
  ['a form', 'name=ref&value=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['plain text', JSON.stringify(consent), { 'content-type': 'text/plain' }, 415],
  ['invalid JSON', '{', {}, 400],
  ['a body without a cookie', 'null', {}, 400],
  ['a 3 KB body', { ...consent, more: 'x'.repeat(3_000) }, {}, 413],
  ['a token', { name: 'token', value: 'a.b.c' }, {}, 400],
  ['a refresh token', { name: 'refreshToken', value: 'x' }, {}, 400],
  ['a cookie with a lifetime of two days', { name: 'gameTimeCode', value: 'X' }, {}, 400],
  ['the analytics tag’s cookie', { name: '_ga', value: '1' }, {}, 400],
  ['an unknown name', { name: 'session', value: '1' }, {}, 400],
  ['a name with attributes', { name: 'dismissed_a=1; Domain=test; x', value: '1' }, {}, 400],
  ['a name with a line break', { name: 'dismissed_a\r\nX: 1', value: '1' }, {}, 400],
  ['a long name', { name: `dismissed_${'x'.repeat(200)}`, value: '1' }, {}, 400],
  ['an unknown choice', { ...consent, value: '{"performance":"yes"}' }, {}, 400],
  ['a device id that is not a UUID', { ...device, value: 'x' }, {}, 400],
  ['a long referrer', { name: 'ref', value: 'x'.repeat(201) }, {}, 400],
  ['a referrer that cannot be encoded', String.raw`{"name":"ref","value":"\ud800"}`, {}, 400],
  ['a number', { name: 'dismissed_a', value: 1 }, {}, 400],
])('sets no cookie for %s', async (_what, body, headers, status) => {
  const answer = await send(body, headers);
  expect(answer.status).toBe(status);
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

it('limits the number of cookies per address and minute', async () => {
  const answers = await Promise.all(Array.from({ length: 601 }, () => send(device)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers).toHaveProperty('retry-after', '60');
  expect(refused[0]?.headers).not.toHaveProperty('set-cookie');
});
