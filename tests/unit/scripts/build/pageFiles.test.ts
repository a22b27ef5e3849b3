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

it('LN-01 lists a rendered page’s frame files before the page’s files', () => {
  const files = pageFiles(chunks, ownFiles);
  const framed = table.filter(
    (route) => route.section in siteFrames && route.id in sitePages && !isVisitorSpecific(route),
  );
  expect(framed.map(({ id }) => id)).toContain('launcherNews');
  for (const { id, section } of framed) {
    expect(files[`page-${id}`]).toEqual([...ownFiles(`frame-${section}`), ...ownFiles(`page-${id}`)]);
  }
});

it('lists only page files for a page without a frame, and none for an unbuilt page', () => {
  const files = pageFiles(chunks, ownFiles);
  expect(files['page-home']).toEqual(ownFiles('page-home'));
  expect(pageFiles(['main', 'frame-launcher'], ownFiles)).toEqual({});
});

it('lists files shared by frame and page only once', () => {
  const shared = pageFiles(['frame-launcher', 'page-launcherNews'], (chunk) => ['shared.js', `${chunk}.js`]);
  expect(shared['page-launcherNews']).toEqual(['shared.js', 'frame-launcher.js', 'page-launcherNews.js']);
});
