import { call, type CallResponse } from './support/call';
import { startRenderedSite, type RenderedSite } from './support/renderedSite';
import { StubContent, countRequests } from './support/stubRenderer';

let content: StubContent;
let site: RenderedSite;

const path = '/legal/eula';

beforeEach(async () => {
  content = new StubContent();
  content.prices = 'price 1';
  site = await startRenderedSite(content);
});

afterEach(async () => {
  content.release?.();
  await site.stop();
});

const get = (of = path): Promise<CallResponse> =>
  call(site.webServer.origin, of, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });

const countRenderings = (of = path): number =>
  countRequests(site.backEnd, `/rendering?path=${encodeURIComponent(of)}`);

/** Polls until the response contains the text, because background work has no other visible effect. */
const getUntil = async (text: string): Promise<CallResponse> => {
  for (let requested = 0; requested < 2_000; requested += 1) {
    const answer = await get();
    if (answer.text.includes(text)) return answer;
  }
  throw new Error(`${path} never had ${text}`);
};

/** Waits until the renderer has received the prices and the web server has cached the page with them. */
const waitUntilIdle = async (of = path): Promise<void> => {
  let before: number;
  do {
    before = countRenderings(of);
    for (let requested = 0; requested < 5; requested += 1) await get(of);
  } while (countRenderings(of) > before);
};

it('BU-01 renders a page with prices once until the prices change', async () => {
  await waitUntilIdle();
  const before = countRenderings();
  const answers = await Promise.all(Array.from({ length: 20 }, get));
  expect(answers.every(({ text }) => text.includes('price 1'))).toBe(true);
  expect(countRenderings()).toBe(before);
});

it('BU-01 after a price change, serves the old page while rendering the new one once', async () => {
  await waitUntilIdle();
  const before = countRenderings();
  content.prices = 'price 2';
  content.hold();
  const answers = await Promise.all([get(), get(), get()]);
  expect(answers.every(({ text }) => text.includes('price 1'))).toBe(true);
  content.release?.();
  await getUntil('price 2');
  await waitUntilIdle();
  expect(countRenderings()).toBe(before + 1);
});

it('BU-01 refreshes stale prices before serving the page', async () => {
  content.arePricesOld = true;
  await waitUntilIdle();
  content.prices = 'price 2';
  expect((await get()).text).toContain('price 2');
});

it('BU-07 serves the old page when the API does not respond in time', async () => {
  content.arePricesOld = true;
  await waitUntilIdle();
  content.prices = 'price 2';
  content.hold();
  expect((await get()).text).toContain('price 1');
});

it('BU-01 shows new prices with bundled texts while the content service is down', async () => {
  await waitUntilIdle();
  content.service = 'away';
  content.prices = 'price 2';
  const answer = await getUntil('price 2');
  expect(answer.text).toContain('The bundled headline');
  content.service = 'well';
  await getUntil('The ring is open');
});

it.each([
  ['live data', path, 86_400],
  ['prices', '/buy', 300],
])('BU-01 lets shared caches store a page with %s for only a few seconds', async (_, of, staleSeconds) => {
  await waitUntilIdle(of);
  const { headers } = await get(of);
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10, no-transform');
  expect(headers['cdn-cache-control']).toBe(
    `max-age=10, stale-while-revalidate=30, stale-if-error=${staleSeconds}`,
  );
});
