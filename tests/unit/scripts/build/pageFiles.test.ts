import { pageFiles } from '#scripts/build/pageFiles';
import { isVisitorSpecific, routes, type Route } from '#domain/navigation/routes';
import { siteFrames } from '#ui/app/siteFrames';
import { sitePages } from '#ui/app/sitePages';

const table: readonly Route[] = routes;

const chunks = [
  'main',
  ...Object.keys(siteFrames).map((section) => `frame-${section}`),
  ...Object.keys(sitePages).map((id) => `page-${id}`),
];

const ownFiles = (chunk: string) => [`assets/${chunk}.css`, `assets/${chunk}.js`];

it('LN-01 a rendered page has the files of its frame, before its own', () => {
  const files = pageFiles(chunks, ownFiles);
  const framed = table.filter(
    (route) => route.section in siteFrames && route.id in sitePages && !isVisitorSpecific(route),
  );
  expect(framed.map(({ id }) => id)).toContain('launcherNews');
  for (const { id, section } of framed) {
    expect(files[`page-${id}`]).toEqual([...ownFiles(`frame-${section}`), ...ownFiles(`page-${id}`)]);
  }
});

it('a page without a frame has its own files, and a page that is not built has none', () => {
  const files = pageFiles(chunks, ownFiles);
  expect(files['page-home']).toEqual(ownFiles('page-home'));
  expect(pageFiles(['main', 'frame-launcher'], ownFiles)).toEqual({});
});

it('files that frame and page share are named once', () => {
  const shared = pageFiles(['frame-launcher', 'page-launcherNews'], (chunk) => ['shared.js', `${chunk}.js`]);
  expect(shared['page-launcherNews']).toEqual(['shared.js', 'frame-launcher.js', 'page-launcherNews.js']);
});
