import type { RenderRequest, Renderer } from '#hydration/Renderer';
import { createRenderedPages } from '#server/pages/createRenderedPages';
import type { ContentWatch } from '#server/pages/ContentWatch';
import { readInlineScripts } from '#server/pages/inlineScripts';
import type { Pages } from '#server/pages/Pages';
import { readShellPages } from '#server/pages/readShellPages';
import { makeSiteFolder, type SiteFolder } from './support/siteFolder';

let folder: SiteFolder;
let pages: Pages;
let published: { ref: string; configuration: string };

/** Paths of the renderer's requests: lookups that found nothing, and renderings. */
const lookups: string[] = [];
const renderings: string[] = [];

const article = '/news/the-ring-is-open';

const render = async ({ path, isLookedUp }: RenderRequest) => {
  if (isLookedUp && path !== article) {
    lookups.push(path);
    return Promise.resolve({ kind: 'missing', contentRef: published.ref });
  }
  renderings.push(path);
  return Promise.resolve({
    kind: 'page',
    html: `<h1>${path}</h1>`,
    head: { title: '', page: '', product: '', description: '', locale: 'en-us', trail: [] },
    state: '{}',
    page: 'newsItem',
    path,
    contentRef: published.ref,
    isMissing: path !== article,
  });
};

const renderer = {
  builtPages: ['home', 'newsItem', 'newsPage', 'newsCategory', 'pressRelease', 'legal', 'update'],
  render,
  listContentPaths: async () => Promise.resolve({ contentRef: published.ref, paths: [] }),
  liveData: () => ({ version: undefined, isStale: false, isCurrent: () => true, refresh: () => undefined }),
} as unknown as Renderer;

beforeAll(async () => {
  folder = await makeSiteFolder();
  await folder.addRenderer('');
});

afterAll(() => folder.remove());

beforeEach(async () => {
  published = { ref: 'first', configuration: '{}' };
  const watch = {
    get current() {
      return published;
    },
    isFailing: false,
    refresh: () => undefined,
    latest: async () => Promise.resolve(published),
  } as unknown as ContentWatch;
  pages = await createRenderedPages({
    siteFolder: folder.path,
    renderer,
    inlineScripts: await readInlineScripts(`${folder.path}/../renderer`),
    shell: await readShellPages(folder.path),
    watch,
    retryDelayMs: 0,
    maxBytes: 30_000,
    apiOrigin: () => 'http://localhost',
    publicOrigin: () => 'https://farstead.test',
  });
  await pages.pageOf(article);
  for (const requests of [lookups, renderings]) requests.length = 0;
});

const statusOf = async (path: string): Promise<number> => {
  const page = await pages.pageOf(path);
  return 'redirect' in page ? 302 : page.status;
};

/** Returns the article's address with one letter encoded `levels` times. The web server decodes addresses once. */
const encoded = (levels: number): string => article.replace('t', `%${'25'.repeat(levels - 1)}74`);

it.each([
  ...[1, 2, 5].map(encoded),
  encoded(1).replace('/news/', '/news/archives/'),
  '/news/page/%32',
  '/press/%74he-ring',
  '/launcher/news/%74he-ring',
])('neither looks up nor renders the encoded address %s', async (path) => {
  expect([302, 404]).toContain(await statusOf(path));
  expect(lookups).toEqual([]);
  expect(renderings.filter((rendered) => !rendered.endsWith('/~') && rendered !== '/')).toEqual([]);
});

it('renders one page for all made-up addresses, and looks up each only once per content version', async () => {
  const addresses = Array.from({ length: 200 }, (_, index) => `/news/made-up-${index}`);
  for (let round = 1; round <= 2; round += 1) {
    for (const path of addresses) expect(await statusOf(path)).toBe(404);
  }
  for (const path of ['/legal/made-up', '/updates/made-up', '/made-up']) await statusOf(path);
  expect(lookups).toHaveLength(addresses.length);
  expect(renderings.filter((path) => path.startsWith('/news'))).toEqual(['/news/~']);
  published = { ref: 'second', configuration: '{}' };
  await statusOf('/news/made-up-1');
  expect(lookups).toHaveLength(addresses.length + 1);
});

it('does not evict pages for made-up addresses', async () => {
  for (let index = 0; index < 100; index += 1) await statusOf(`/news/made-up-${index}`);
  await pages.pageOf(article);
  expect(renderings).not.toContain(article);
});
