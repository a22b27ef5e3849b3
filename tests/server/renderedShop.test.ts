import { locales, type Locale } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { SystemClock } from '#infrastructure/browser/SystemClock';
import { cacheTimesMs } from '#infrastructure/server/ApiResponseCache';
import type { FaultDescription } from '#sandbox/control/faults';
import { renderer } from '../../src/main.server';
import { resetSandbox } from '../sandbox/sharedSandboxes';

let sandbox: { readonly url: string };
/** The same API with another URL, for which the renderer has no cached responses. */
const unknown = () => ({ url: `${sandbox.url}/` });

/** Milliseconds; longer than the content service takes on a busy machine. */
const timeoutMs = 30_000;

beforeAll(async () => {
  sandbox = { url: await resetSandbox() };
});

afterEach(() => jest.restoreAllMocks());

const renderPage = async (
  path = '/buy',
  { url }: typeof sandbox = sandbox,
  country: string | undefined = 'US',
) => {
  const page = await renderer.render({ path, apiOrigin: url, timeoutMs, country });
  if (page.kind !== 'page') throw new Error(`${path} was not rendered: ${page.kind}`);
  const [html = ''] = /<main.*<\/main>/s.exec(page.html) ?? [];
  return { ...page, html: html.replace(/<(path|svg|img|source)[^>]*>/g, '') };
};

const injectFault = async (fault: FaultDescription) => {
  const { url } = sandbox;
  const headers = { 'content-type': 'application/json' };
  await fetch(`${url}/sandbox/faults`, { method: 'POST', headers, body: JSON.stringify(fault) });
  return () => fetch(`${url}/sandbox/faults`, { method: 'DELETE' });
};

/** Advances the time, so that the prices are requested again. */
const later = (milliseconds: number = cacheTimesMs.fresh): void => {
  const now = Date.now() + milliseconds;
  jest.spyOn(SystemClock.prototype, 'now').mockImplementation(() => new Date(now));
};

const prices = { 'en-us': 'US$44.99', 'fr-fr': 'US$44,99', 'de-de': 'US$44,99' } as const;

it.each(locales)('BU-01 BU-02 the rendered page contains prices and the sold share (%s)', async (locale) => {
  const { html, state, liveVersion } = await renderPage(pathOf('buy', locale));
  expect(html).toContain(prices[locale]);
  expect(html).not.toMatch(/k-skeleton|data-live|data-country/);
  expect(html).toContain('role="progressbar"');
  expect(liveVersion).toBe(renderer.liveData(sandbox.url).version);
  expect(JSON.parse(state)).toMatchObject({ sale: { known: { kind: 'open', products: expect.any(Array) } } });
});

/** Renders the page for a visitor whose country is unknown. */
const renderForUnknown = async (locale: Locale) => {
  const page = await renderer.render({ path: pathOf('buy', locale), apiOrigin: sandbox.url, timeoutMs });
  return page.kind === 'page' ? page : undefined;
};

it.each([
  ['DE', '47,99\u00a0€'],
  ['GB', '£42,99'],
  ['BR', 'US$44,99'],
])('BU-03 the rendered page contains the prices for the country %s', async (country, price) => {
  const { html, state } = await renderPage(pathOf('buy', 'de-de'), sandbox, country);
  expect(html.replaceAll('&nbsp;', '\u00a0')).toContain(price);
  expect(html).not.toMatch(/data-live|<noscript><p class="plan/);
  expect(JSON.parse(state)).toMatchObject({ sale: { known: { kind: 'open', country } } });
});

it.each(locales)('BU-03 a page for an unknown country contains no visible price (%s)', async (locale) => {
  const page = await renderForUnknown(locale);
  const noScript = page?.html.match(/<noscript>.*?<\/noscript>/gs)?.join('') ?? '';
  const visible = page?.html.replace(/<noscript>.*?<\/noscript>/gs, '') ?? '';
  expect(visible).toMatch(/data-live/);
  expect(visible).not.toMatch(/US\$|€|£/);
  expect(noScript).toContain(prices[locale]);
  expect(page?.liveVersion).toBe(renderer.liveData(sandbox.url).version);
});

const products = '/api/products/products';
const failures: readonly (readonly [string, FaultDescription])[] = [
  ['slow', { path: products, delayMs: 30_000 }],
  ['broken', { path: products, status: 503 }],
  ['returning an HTML page', { path: products, malformed: 'html-200' }],
  ['dropping connections', { path: products, cut: true }],
];

it.each(failures)('BU-07 shows the last available prices while the API is %s', async (_, fault) => {
  const { html } = await renderPage();
  const over = await injectFault(fault);
  later();
  expect((await renderPage()).html).toBe(html);
  later(cacheTimesMs.notice + cacheTimesMs.fresh);
  const old = await renderPage();
  expect(old.html).toContain(prices['en-us']);
  expect(old.html).toMatch(/Prices as of \w+\s\d+,\s\d{4}, \d\d:\d\d UTC/);
  await over();
});

it('BU-07 shows placeholders and starts the application automatically when no prices are available', async () => {
  const over = await injectFault({ path: products, status: 503 });
  const { html, state, liveVersion } = await renderPage('/buy', unknown());
  expect(html).toMatch(/data-live/);
  expect(html).toContain('k-skeleton');
  expect(JSON.parse(state)).not.toHaveProperty('sale');
  await over();
  later();
  const { html: found, liveVersion: version } = await renderPage('/buy', unknown());
  expect(found).toContain(prices['en-us']);
  expect(version).not.toBe(liveVersion);
});

it('BU-07 a closed shop shows a message', async () => {
  const over = await injectFault({ path: '/api/orders/settings/buy-page-enabled', status: 200, body: false });
  later(2 * cacheTimesMs.notice);
  const { html, state } = await renderPage();
  expect(html).toContain('The shop is closed right now');
  expect(JSON.parse(state)).toMatchObject({ sale: { known: { kind: 'closed' } } });
  await over();
});
