/** @jest-environment jest-fixed-jsdom */
import type { NavigationKind } from '#application/navigation/Navigator';
import type { BrowserWindow } from '#infrastructure/browser/BrowserWindow';
import { readHistoryEntryData, readHistoryState } from '#infrastructure/browser/historyEntryData';
import { HistoryNavigator } from '#infrastructure/browser/HistoryNavigator';

type Move = [path: string, kind: NavigationKind];

/** Adds a history entry, which removes the forward entries of earlier tests. */
beforeEach(() => history.pushState(null, '', '/'));

const setUp = (): { navigator: HistoryNavigator; moves: Move[]; stop: () => void } => {
  const navigator = new HistoryNavigator({ window });
  const moves: Move[] = [];
  const stop = navigator.onChange((path, kind) => moves.push([path, kind]));
  return { navigator, moves, stop };
};

it('SH-04 the path includes the query and the hash', () => {
  const { navigator } = setUp();
  history.replaceState(null, '', '/account/products?code=X#redeem');
  expect(navigator.path).toBe('/account/products?code=X#redeem');
  expect(navigator.origin).toBe('http://localhost');
});

it('SH-05 reports each navigation and its kind', async () => {
  const { navigator, moves } = setUp();
  const length = history.length;
  navigator.push('/login');
  navigator.replace('/login?x');
  expect(history.length).toBe(length + 1);

  const back = new Promise<void>((moved) => navigator.onChange(() => moved()));
  navigator.go(-1);
  await back;
  expect(moves).toEqual([
    ['/login', 'push'],
    ['/login?x', 'replace'],
    ['/', 'pop'],
  ]);
});

it('NE-01 gives each history entry a unique key', () => {
  const key = (): unknown => readHistoryState(window).key;
  const { navigator } = setUp();
  const first = key();
  expect(first).toEqual(expect.any(String));
  setUp();
  expect(key()).toBe(first);
  navigator.push('/login');
  const second = key();
  navigator.replace('/signup');
  expect(new Set([first, second, key()]).size).toBe(3);
  expect(key()).toEqual(expect.any(String));
});

it('NE-01 adds a key to a history entry created by an anchor link', async () => {
  setUp();
  const moved = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  location.hash = '#main';
  await moved;
  expect(readHistoryState(window).key).toEqual(expect.any(String));
});

it('SH-05 stores the scroll position before navigating to another page', () => {
  const { navigator } = setUp();
  Object.assign(window, { scrollY: 640 });
  const { state } = history;
  navigator.push('/login');
  expect(readHistoryEntryData(window)).toEqual({});
  history.replaceState(state, '');
  expect(readHistoryEntryData(window)).toEqual({ scroll: 640 });
});

it('SH-14 reports whether going back stays on this site', async () => {
  const { navigator } = setUp();
  expect(navigator.canGoBack).toBe(false);
  navigator.push('/external-link/creators');
  navigator.replace('/external-link/creators?x');
  expect(navigator.canGoBack).toBe(true);

  const back = new Promise<void>((moved) => navigator.onChange(() => moved()));
  navigator.go(-1);
  await back;
  expect(navigator.canGoBack).toBe(false);
});

it.each([
  ['http://localhost/news', true],
  ['http://localhost.evil.test/', false],
  ['https://elsewhere.test/http://localhost/', false],
  ['', false],
])('SH-14 the referrer %j determines whether the visitor came from this site', (referrer, isFromHere) => {
  const document = { referrer };
  const { location } = window;
  const browser = {
    addEventListener: () => undefined,
    document,
    location,
    history: { length: 2, state: { key: 'first' } },
  };
  const navigator = new HistoryNavigator({ window: browser } as unknown as BrowserWindow);
  expect(navigator.canGoBack).toBe(isFromHere);
});

it('SH-04 rejects navigation to another origin', () => {
  const { navigator, moves } = setUp();
  expect(() => navigator.push('//elsewhere.test/')).toThrow();
  expect(() => navigator.replace('https://elsewhere.test/')).toThrow();
  expect(moves).toEqual([]);
  expect(location.href).toBe('http://localhost/');
});

it('does not notify a removed listener', () => {
  const { navigator, moves, stop } = setUp();
  stop();
  navigator.push('/login');
  expect(moves).toEqual([]);
});

it('LA-01 performs a full page load', () => {
  const assign = jest.fn();
  const browser = {
    window: { addEventListener: jest.fn(), history: { state: { key: 'first' } }, location: { assign } },
  } as unknown as BrowserWindow;
  new HistoryNavigator(browser).load('/fr');
  expect(assign).toHaveBeenCalledWith('/fr');
});

it('CK-03 navigates to another site', () => {
  const assign = jest.fn();
  const browser = {
    window: { addEventListener: jest.fn(), history: { state: { key: 'first' } }, location: { assign } },
  } as unknown as BrowserWindow;
  new HistoryNavigator(browser).leave(new URL('https://store.example/pay'));
  expect(assign).toHaveBeenCalledWith('https://store.example/pay');
});
