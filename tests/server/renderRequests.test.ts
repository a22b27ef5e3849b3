import { ContentWatch } from '#server/pages/ContentWatch';
import { renderer } from '../../src/main.server';
import { resetSandbox } from '../sandbox/sharedSandboxes';
import { startUpstream, type Upstream } from './support/upstream';

/** Milliseconds; longer than a service takes on a busy machine. */
const timeoutMs = 30_000;

let backEnd: Upstream;

/** Forwards requests to the sandbox, and so counts them. */
beforeAll(async () => {
  const sandbox = await resetSandbox();
  backEnd = await startUpstream(async (request, response) => {
    const answer = await fetch(sandbox + (request.url ?? ''));
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
  });
});

afterAll(() => backEnd.close());

const requests = (): readonly string[] => backEnd.received.map(({ url = '' }) => decodeURIComponent(url));

it.each([
  ['/news/what-ice-costs', 'page', 'uid,"what-ice-costs"'],
  ['/news/no-such-article', 'missing', 'uid,"no-such-article"'],
])('NE-03 requests the configuration, the ref and the article once to render %s', async (path, kind, uid) => {
  backEnd.received.length = 0;
  const apiOrigin = backEnd.origin;
  const watch = new ContentWatch({ apiOrigin: () => apiOrigin, checkIntervalMs: 60_000 });
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
