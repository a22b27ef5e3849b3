/** @jest-environment jest-fixed-jsdom */
import {
  deviceCookie,
  dismissedCookies,
  draftItems,
  prefixedItem,
  localeItem,
  previewCookie,
  purchaseItem,
  returnPathItem,
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
