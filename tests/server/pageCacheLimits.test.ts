import type { LiveData } from '#hydration/Renderer';
import { log } from '#server/logging/log';
import type { ContentWatch } from '#server/pages/ContentWatch';
import { RenderedPageCache, type Produce } from '#server/pages/RenderedPageCache';

const state = { ref: 'first', configuration: '{}' };

const watch = {
  current: state,
  isFailing: false,
  refresh: () => undefined,
  latest: async () => Promise.resolve(state),
} as unknown as ContentWatch;

const createCache = (requestTimeoutMs = 10_000, liveData?: () => LiveData): RenderedPageCache<string> =>
  new RenderedPageCache({
    ...(liveData && { liveData }),
    watch,
    retryDelayMs: 0,
    requestTimeoutMs,
    // Two entries fit: each takes 1,000 bytes more than its response.
    bound: { maxBytes: 2_200, bytesOf: ({ length }) => length },
  });

const makeAnswer =
  (answer: string): Produce<string> =>
  async () =>
    Promise.resolve({ answer, ref: 'first' });

/** Returns a rendering that ends when `release` is called. */
const createHeld = () => {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  const began: string[] = [];
  const make =
    (answer: string): Produce<string> =>
    async () => {
      began.push(answer);
      await held;
      return { answer, ref: 'first' };
    };
  return { make, began, release: () => release() };
};

const untilQueued = (): Promise<void> => new Promise((done) => setImmediate(done));

it('evicts the least recently requested entry when the entries exceed the maximum size', async () => {
  const cache = createCache();
  await cache.get('/a', makeAnswer('a'));
  await cache.get('/b', makeAnswer('b'));
  expect(cache.get('/a', makeAnswer('other'))).toBe('a');
  await cache.get('/c', makeAnswer('c'));
  expect(['/a', '/b', '/c'].map((path) => cache.peek(path))).toEqual(['a', undefined, 'c']);
});

it('counts the length of keys', async () => {
  const cache = createCache();
  await cache.get('/a', makeAnswer('a'));
  await cache.get('/' + 'b'.repeat(200), makeAnswer('b'));
  expect(cache.peek('/a')).toBeUndefined();
});

it('serves an entry larger than the maximum size without caching it', async () => {
  const cache = createCache();
  const large = 'a'.repeat(3_000);
  expect(await cache.get('/large', makeAnswer(large))).toBe(large);
  expect(cache.peek('/large')).toBeUndefined();
});

it('renders four entries at a time and queues the others in order', async () => {
  const cache = createCache();
  const { make, began, release } = createHeld();
  const all = ['1', '2', '3', '4', '5', '6'].map(async (name) => cache.get(name, make(name)));
  await untilQueued();
  expect(began).toEqual(['1', '2', '3', '4']);
  release();
  expect(await Promise.all(all)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(began).toEqual(['1', '2', '3', '4', '5', '6']);
});

it('rejects renderings while the queue is full and accepts them again afterwards', async () => {
  const cache = createCache();
  const { make, release } = createHeld();
  const all = Array.from({ length: 204 }, async (_, index) => cache.get(`${index}`, make(`${index}`)));
  expect(await cache.get('/late', makeAnswer('late'))).toBeUndefined();
  release();
  expect(await Promise.all(all)).not.toContain(undefined);
  expect(await cache.get('/late', makeAnswer('late'))).toBe('late');
});

it('skips a queued rendering that no request is waiting for', async () => {
  const requestTimeoutMs = 20;
  const cache = createCache(requestTimeoutMs);
  const { make, began, release } = createHeld();
  const all = ['1', '2', '3', '4', '5'].map(async (name) => cache.get(name, make(name)));
  await untilQueued();
  const deadline = performance.now() + requestTimeoutMs;
  expect(await Promise.all(all)).toEqual(Array.from({ length: 5 }, () => undefined));
  // Timers can end up to a millisecond early.
  while (performance.now() < deadline) await untilQueued();
  release();
  await untilQueued();
  expect(began).toEqual(['1', '2', '3', '4']);
});

it('continues with the next rendering after a failure', async () => {
  const cache = createCache();
  const report = jest.spyOn(log, 'error').mockImplementation();
  const err = new Error('no');
  expect(await cache.get('/a', async () => Promise.reject(err))).toBeUndefined();
  expect(report.mock.calls).toEqual([[{ err }]]);
  expect(await cache.get('/b', makeAnswer('b'))).toBe('b');
});

it.each([
  ['the old', 59_000, 'down'],
  ['a new', 61_000, 'up'],
])('serves %s entry if live data has changed and the old one is %d ms old', async (_, ageMs, served) => {
  let version = 'down';
  const live = (): LiveData => ({
    version,
    isStale: false,
    isCurrent: (shown) => shown === version,
    refresh: () => undefined,
  });
  const cache = createCache(10_000, live);
  const make: Produce<string> = async () =>
    Promise.resolve({ answer: version, ref: 'first', liveVersion: version });
  await cache.get('/status', make);
  const now = performance.now() + ageMs;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  version = 'up';
  expect(await cache.get('/status', make)).toBe(served);
  jest.restoreAllMocks();
});
