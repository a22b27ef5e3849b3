import { routes, type Route } from '#domain/navigation/routes';
import { feedFormats, feedPath } from '#domain/news/feedPaths';
import { calendarPath, maintenanceFeedPath } from '#domain/server-status/maintenancePaths';
import { cookieRenewalPath } from '#hydration/protocol';
import type { HttpRoute } from './httpRoutes';

/** A URL that the web server handles without a page of the application. */
interface ServerUrl {
  readonly url: string;
  /** Function or class in `server` that makes the response. */
  readonly handler: string;
  /** Use cases that the handler runs through the renderer. */
  readonly useCases?: readonly string[];
  /** Route id of the page that handles a form. */
  readonly page?: string;
  /** Tests of a URL that stands for many. Defaults to the tests that mention the URL. */
  readonly tests?: readonly string[];
}

const fileTests = ['tests/server/pagesAndFiles.test.ts'];
const maintenanceTests = ['tests/server/crawlerFiles.test.ts', 'tests/server/maintenanceCalendar.test.ts'];

const siteRoutes: readonly Route[] = routes;

/** Paths are in English. Pages, files and forms have no routes of their own: `/*` handles them. */
export const serverUrls: readonly ServerUrl[] = [
  { url: '/robots.txt', handler: 'robotsText' },
  { url: '/sitemap.xml', handler: 'siteMapXml', useCases: ['ListPages'] },
  ...feedFormats.flatMap((format) => [
    { url: feedPath('en-us', format), handler: 'feedXml', useCases: ['LoadFeed'] },
    {
      url: `/feeds/:category${feedPath('en-us', format)}`,
      handler: 'feedXml',
      useCases: ['LoadFeed'],
    },
    {
      url: maintenanceFeedPath('en-us', format),
      handler: 'maintenanceFeed',
      useCases: ['LoadMaintenanceCalendar'],
      tests: maintenanceTests,
    },
  ]),
  {
    url: calendarPath('en-us'),
    handler: 'calendarText',
    useCases: ['LoadMaintenanceCalendar'],
    tests: maintenanceTests,
  },
  { url: '/cards/news/:locale/:file', handler: 'addArticleCards', useCases: ['LoadSocialCard'] },
  { url: '/preview', handler: 'addPreviewRoute', useCases: ['OpenPreview'] },
  {
    url: '/*',
    handler: 'createRenderedPages',
    useCases: ['ListContentPaths', 'LookUpPath'],
    tests: ['tests/e2e/serverRendering.spec.ts', ...fileTests],
  },
  { url: '/page-state/*', handler: 'stateAddress', tests: ['tests/server/pageStates.test.ts'] },
  ...siteRoutes
    .filter(({ takesForm }) => takesForm)
    .map(({ id, paths }) => ({ url: `POST ${paths['en-us']}`, handler: 'addFormRoutes', page: id })),
  { url: 'POST /*', handler: 'addFormRoutes', tests: ['tests/server/formsWithoutScript.test.ts'] },
  ...['assets', 'films', 'fonts', 'images'].map((folder) => ({
    url: `/${folder}/*`,
    handler: 'addStaticFiles',
    tests: fileTests,
  })),
  { url: '/dictionaries/:name', handler: 'addPageDictionaries' },
  ...['/api/*', '/configuration', '/liveops/*'].map((url) => ({
    url,
    handler: 'addApiProxy',
    tests: ['tests/server/proxy.test.ts'],
  })),
  { url: 'POST /policy-reports', handler: 'addPolicyReports' },
  {
    url: `POST ${cookieRenewalPath}`,
    handler: 'addCookieRenewal',
    tests: ['tests/server/cookieRenewal.test.ts'],
  },
  { url: '/health', handler: 'addHealthChecks' },
  { url: '/ready', handler: 'addHealthChecks' },
  { url: '/.well-known/change-password', handler: 'addWellKnownRoutes' },
  { url: '/.well-known/security.txt', handler: 'addWellKnownRoutes' },
];

/**
 * Checks that the list has every route that the web server registers. A path that is only known at run time, such as
 * that of a feed, contains a name in braces and is not checked.
 */
export const requireCompleteServerUrls = (registered: readonly HttpRoute[]): void => {
  const listed = new Set(serverUrls.map(({ url }) => url));
  for (const { method, path, file } of registered) {
    const url = method === 'GET' ? path : `${method} ${path}`;
    if (!path.includes('{') && !listed.has(url))
      throw new Error(`scripts/docs/features/serverUrls.ts does not list ${url} of ${file}.`);
  }
};
