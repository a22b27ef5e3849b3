import { ContentWatch } from '#server/pages/ContentWatch';
import { LastConfiguration } from '#server/pages/LastConfiguration';
import { renderer } from '../../src/main.server';
import { resetSandbox } from '../sandbox/sharedSandboxes';
import { startForwardingProxy, type Upstream } from './support/upstream';

/** Milliseconds; longer than a service takes on a busy machine. */
const timeoutMs = 30_000;

let backEnd: Upstream;

beforeAll(async () => {
  backEnd = await startForwardingProxy(await resetSandbox());
});

afterAll(() => backEnd.close());

const requests = (): readonly string[] => backEnd.received.map(({ url = '' }) => decodeURIComponent(url));

it.each([
  ['/news/what-ice-costs', 'page', 'uid,"what-ice-costs"'],
  ['/news/no-such-article', 'missing', 'uid,"no-such-article"'],
])('NE-03 requests the configuration, the ref and the article once to render %s', async (path, kind, uid) => {
  backEnd.received.length = 0;
  const apiOrigin = backEnd.origin;
  const lastConfiguration = await LastConfiguration.read({ dataFolder: 'memory', apiOrigin });
  const watch = new ContentWatch({ apiOrigin: () => apiOrigin, checkIntervalMs: 60_000, lastConfiguration });
  await watch.refresh();
  const published = await watch.latest();
  const rendering = await renderer.render({ path, apiOrigin, timeoutMs, published, isLookedUp: true });
  expect([rendering.kind, Object(rendering).contentRef]).toEqual([kind, published?.ref]);
  const counts = ['/configuration', '/content/api/v2'].map(
    (url) => requests().filter((requested) => requested.split('?')[0] === url).length,
  );
  const queries = requests().filter((requested) => requested.replaceAll('+', '').includes(uid));
  expect([...counts, queries.length]).toEqual([1, 1, 1]);
});
