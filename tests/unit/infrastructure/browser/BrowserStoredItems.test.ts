/** @jest-environment jest-fixed-jsdom */
import {
  deviceCookie,
  dismissedCookies,
  draftItems,
  gameTimeCodeCookie,
  prefixedItem,
  localeItem,
  previewCookie,
  purchaseItem,
  refreshTokenCookie,
  returnPathItem,
  tokenCookie,
} from '#domain/consent/storedItems';
import { BrowserStoredItems } from '#infrastructure/browser/BrowserStoredItems';
import { InMemoryStoredItems } from '#infrastructure/fake/browser/InMemoryStoredItems';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
  }
});

describe.each([
  ['in the browser', () => new BrowserStoredItems({ window })],
  ['in memory', () => new InMemoryStoredItems()],
])('stored items %s', (_where, create) => {
  it.each([deviceCookie, localeItem, returnPathItem])('can be written, read and removed: $name', (item) => {
    const stored = create();
    expect(stored.read(item)).toBeUndefined();
    stored.write(item, 'a; "b" = é');
    expect(stored.read(item)).toBe('a; "b" = é');
    stored.remove(item);
    expect(stored.read(item)).toBeUndefined();
  });

  it.each([dismissedCookies, draftItems])('are listed without their prefix: $name', (items) => {
    const stored = create();
    stored.write(prefixedItem(items, 'one'), '1');
    stored.write(prefixedItem(items, 'two; 2'), '1');
    stored.write(deviceCookie, '1');
    stored.write(returnPathItem, '/');
    expect([...stored.namesOf(items)].sort()).toEqual(['one', 'two; 2']);
  });

  it('are removed together from all storage areas, including by prefix', () => {
    const stored = create();
    const gone = [prefixedItem(dismissedCookies, 'two; 2'), prefixedItem(draftItems, 'one'), localeItem];
    const left = [deviceCookie, returnPathItem, purchaseItem];
    [...gone, ...left].forEach((item) => stored.write(item, '1'));
    stored.removeAll([dismissedCookies, draftItems, localeItem]);
    expect(gone.map((item) => stored.read(item))).toEqual([undefined, undefined, undefined]);
    expect(left.map((item) => stored.read(item))).toEqual(['1', '1', '1']);
  });
});

describe('browser storage areas', () => {
  const stored = new BrowserStoredItems({ window });

  it('contain only the items assigned to them', () => {
    stored.write(deviceCookie, 'a');
    stored.write(localeItem, 'b');
    stored.write(prefixedItem(draftItems, 'redemption-code'), 'c');
    expect(document.cookie).toBe('device=a');
    expect(Object.entries(localStorage)).toEqual([['locale', 'b']]);
    expect(Object.entries(sessionStorage)).toEqual([['draft:redemption-code', 'c']]);
  });

  it('store a cookie with its item’s lifetime, if any', () => {
    const cookies = jest.spyOn(Document.prototype, 'cookie', 'set');
    stored.write(deviceCookie, 'a');
    stored.write(previewCookie, 'b');
    stored.remove(deviceCookie);
    expect(cookies.mock.calls.flat()).toEqual([
      'device=a; Path=/; Max-Age=7776000; SameSite=Lax',
      'io.prismic.preview=b; Path=/; SameSite=Lax',
      'device=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
  });
});

describe('a cookie that browsers would expire early', () => {
  const stored = new BrowserStoredItems({ window });
  const realFetch = globalThis.fetch;

  const stubFetch = () => {
    const fetch = jest.fn<Promise<Response>, [string, RequestInit]>(async () => new Response());
    globalThis.fetch = fetch as typeof globalThis.fetch;
    return fetch;
  };

  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('SE-06 requests its renewal once per write, even while the page unloads', () => {
    const fetch = stubFetch();
    stored.write(deviceCookie, 'a; é');
    expect(fetch.mock.calls).toEqual([
      ['/renew-cookie', expect.objectContaining({ method: 'POST', keepalive: true })],
    ]);
    const [, request] = fetch.mock.calls[0] ?? [];
    expect(request?.headers).toEqual({ 'content-type': 'application/json' });
    expect(request?.body).toBe('{"name":"device","value":"a; é"}');
  });

  it('gets renewed, unlike cookies of up to seven days and other storage', () => {
    const fetch = stubFetch();
    for (const item of [tokenCookie, refreshTokenCookie, gameTimeCodeCookie, previewCookie, localeItem])
      stored.write(item, 'a');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('cancels its renewal when it is written again or removed', () => {
    const fetch = stubFetch();
    const dismissed = prefixedItem(dismissedCookies, 'one');
    stored.write(dismissed, '1');
    stored.write(dismissed, '1');
    const aborted = () => fetch.mock.calls.map(([, { signal }]) => signal?.aborted);
    expect(aborted()).toEqual([true, false]);
    stored.removeAll([dismissedCookies]);
    expect(aborted()).toEqual([true, true]);
  });

  it.each([
    ['while offline', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['on a static host', async () => new Response('Not found', { status: 404 })],
  ])('remains as the script set it %s', async (_where, answer) => {
    stubFetch().mockImplementation(answer);
    stored.write(deviceCookie, 'a');
    await new Promise((done) => setTimeout(done));
    expect(stored.read(deviceCookie)).toBe('a');
  });
});

it('notifies a listener of changes in other tabs until it is removed', () => {
  const heard: string[] = [];
  const stop = new BrowserStoredItems({ window }).onChange(purchaseItem, (text) =>
    heard.push(text ?? 'nothing'),
  );
  const change = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  change('purchase', 'a');
  change('other', 'b');
  change('purchase', null);
  change(null, null);
  stop();
  change('purchase', 'c');
  expect(heard).toEqual(['a', 'nothing', 'nothing']);
});
