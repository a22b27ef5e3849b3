/** @jest-environment jest-fixed-jsdom */
import { AnchorLinkIntents } from '#infrastructure/browser/AnchorLinkIntents';
import { flushPromises } from '../../support/flushPromises';

const observed = new Set<Element>();
let show: (link: Element) => void = () => undefined;

beforeEach(() => {
  observed.clear();
  // Also removes the targets of earlier tests' listeners.
  document.body = document.createElement('body');
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(onSight: (entries: readonly unknown[]) => void) {
        show = (target) => onSight([{ isIntersecting: true, target }]);
      }

      observe = (link: Element) => observed.add(link);
      unobserve = (link: Element) => observed.delete(link);
    },
  });
});

const link = (path: string): HTMLAnchorElement => {
  const anchor = document.createElement('a');
  anchor.href = path;
  document.body.append(anchor);
  return anchor;
};

const kinds = ['onHover', 'onVisible', 'onDiscover'] as const;

const setUp = async (kind: (typeof kinds)[number]) => {
  const notified: string[] = [];
  new AnchorLinkIntents({ window })[kind]((path) => notified.push(path));
  await flushPromises();
  return notified;
};

it('reports hovered links within this site', async () => {
  const notified = await setUp('onHover');
  for (const path of ['/login?a=b#c', 'https://elsewhere.test/']) {
    link(path).dispatchEvent(new Event('pointerover', { bubbles: true }));
  }
  expect(notified).toEqual(['/login?a=b#c']);
});

it('reports each visible link once, including links added later', async () => {
  const first = link('/login');
  const notified = await setUp('onVisible');
  expect(observed.has(first)).toBe(true);
  const later = link('/signup');
  await flushPromises();
  show(first);
  show(later);
  show(link('/login'));
  show(link('https://elsewhere.test/'));
  await flushPromises();
  expect(notified).toEqual(['/login', '/signup']);
  expect(observed.has(first)).toBe(false);
});

it('reports one visible link per idle callback', async () => {
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  const browserIsIdle = async () => {
    idle.shift()?.();
    await flushPromises();
  };
  const links = [link('/login'), link('/signup')];
  const notified = await setUp('onVisible');
  await browserIsIdle();
  links.forEach(show);
  await flushPromises();
  expect([notified, idle.length]).toEqual([[], 1]);
  await browserIsIdle();
  expect([notified, idle.length]).toEqual([['/login'], 1]);
  await browserIsIdle();
  expect(notified).toEqual(['/login', '/signup']);
});

it('after three seconds, reports one link every 200 milliseconds and each link only once', async () => {
  jest.useFakeTimers();
  for (const path of ['/login', '/signup', '/login', 'https://elsewhere.test/']) link(path);
  const notified: string[] = [];
  new AnchorLinkIntents({ window }).onDiscover((path) => notified.push(path));
  await jest.advanceTimersByTimeAsync(2_999);
  expect(notified).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(notified).toEqual(['/login']);
  link('/buy');
  await jest.advanceTimersByTimeAsync(199);
  expect(notified).toEqual(['/login']);
  await jest.advanceTimersByTimeAsync(1);
  expect(notified).toEqual(['/login', '/signup']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(notified).toEqual(['/login', '/signup', '/buy']);
  jest.useRealTimers();
});

const connections = [{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }];
const sparing = kinds.flatMap((kind) => connections.map((connection) => ({ kind, connection })));

it.each(sparing)(
  'reports no links on slow or metered connections: $kind, $connection',
  async ({ kind, connection }) => {
    Object.assign(navigator, { connection });
    const anchor = link('/login');
    const notified = await setUp(kind);
    anchor.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect([notified, observed.size]).toEqual([[], 0]);
  },
);

it('reports no visible links when the browser lacks IntersectionObserver', async () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  link('/login');
  expect(await setUp('onVisible')).toEqual([]);
  jest.useFakeTimers();
  const notified: string[] = [];
  new AnchorLinkIntents({ window }).onDiscover((path) => notified.push(path));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(notified).toEqual(['/login']);
  jest.useRealTimers();
});
