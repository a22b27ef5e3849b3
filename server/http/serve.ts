import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { homePath, locales } from '#domain/language/Locale';
import { speculationRules } from '#hydration/speculationRules';
import { log } from '../logging/log';
import { localUrlOf } from '../settings/localUrlOf';
import { addArticleCards, articleCards, type ArticleCards } from '../cards/articleCards';
import { createWebServer, type Services } from './webServer';
import { createCrawlerFiles, type CrawlerFiles } from '../crawlers/crawlerFiles';
import type { Pages } from '../pages/Pages';
import { ContentWatch } from '../pages/ContentWatch';
import { LastConfiguration } from '../pages/LastConfiguration';
import { readInlineScripts } from '../pages/inlineScripts';
import { hasRenderer, loadRenderer } from '../pages/loadRenderer';
import { policyHash } from '../pages/policyHash';
import { createRenderedPages } from '../pages/createRenderedPages';
import { readShellPages } from '../pages/readShellPages';
import { ConfiguredPolicy } from '../policy/configuredPolicy';
import { addWellKnownRoutes } from '../policy/wellKnown';
import type { Settings } from '../settings/settings';
import { listenError } from '../startup/listenError';

export interface RunningServer {
  /** URL to open in a browser. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const versionOfThisRelease = async (): Promise<string> => {
  const description: unknown = JSON.parse(
    await readFile(resolve(import.meta.dirname, '../../package.json'), 'utf8'),
  );
  return (description as { version: string }).version;
};

interface Origins {
  readonly apiOrigin: () => string;
  readonly publicOrigin: () => string;
}

interface PageSources {
  readonly pages: Pages;
  readonly crawlerFiles: CrawlerFiles;
  readonly inlineScriptHashes: readonly string[];
  /** Missing without a renderer. */
  readonly articleCards?: ArticleCards;
}

const withoutRenderer = (pages: Pages): PageSources => ({
  pages,
  crawlerFiles: new Map(),
  inlineScriptHashes: [],
});

/** Uses rendered pages if the build has a renderer, otherwise the application shell. The demo always uses the shell. */
const createPageSources = async (
  { folder, demo, contentCheckSeconds, pageCacheMegabytes }: Settings,
  origins: Origins,
  lastConfiguration: LastConfiguration,
): Promise<PageSources> => {
  const rendererFolder = resolve(folder, '../renderer');
  if (demo || !hasRenderer(rendererFolder)) return withoutRenderer(await readShellPages(folder));
  const inlineScripts = await readInlineScripts(rendererFolder);
  const shell = await readShellPages(folder, inlineScripts.watchScripts.html);
  const checkIntervalMs = contentCheckSeconds * 1_000;
  const common = {
    renderer: loadRenderer(rendererFolder),
    watch: new ContentWatch({ apiOrigin: origins.apiOrigin, checkIntervalMs, lastConfiguration }),
    retryDelayMs: checkIntervalMs,
    ...origins,
  };
  return {
    pages: await createRenderedPages({
      siteFolder: folder,
      inlineScripts,
      shell,
      maxBytes: pageCacheMegabytes * 1_000_000,
      ...common,
    }),
    crawlerFiles: createCrawlerFiles({ siteFolder: folder, ...common }),
    articleCards: articleCards({ siteFolder: folder, ...common }),
    inlineScriptHashes: [
      ...Object.values(inlineScripts).map(({ hash }) => hash),
      policyHash(speculationRules),
    ],
  };
};

export const serve = async (
  settings: Settings,
  services: Services,
  pages?: Pages,
): Promise<RunningServer> => {
  if (settings.log) log.level = 'info';
  const apiOrigin = () => settings.apiOrigin ?? localUrlOf(app, '127.0.0.1');
  const lastConfiguration = await LastConfiguration.read(settings);
  const configuredPolicy = new ConfiguredPolicy(
    services.kind === 'none' ? undefined : apiOrigin,
    lastConfiguration.current,
  );
  const publicOrigin = () => settings.publicOrigin ?? localUrlOf(app, settings.host);
  const answers = pages
    ? withoutRenderer(pages)
    : await createPageSources(settings, { apiOrigin, publicOrigin }, lastConfiguration);
  const app: FastifyInstance = await createWebServer({
    folder: settings.folder,
    ...answers,
    services,
    version: await versionOfThisRelease(),
    countryHeader: services.kind === 'mounted' ? services.countryHeader : settings.countryHeader,
    https: settings.publicOrigin?.startsWith('https:') ?? false,
    contentOrigins: settings.contentOrigins,
    configuredPolicy,
    trustProxy: settings.trustProxy,
  });
  if (answers.articleCards) addArticleCards(app, answers.articleCards);
  addWellKnownRoutes(app, { contact: settings.securityContact, publicOrigin });
  app.addHook('onClose', () => configuredPolicy.stop());
  await app.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    throw listenError(error, settings);
  });
  await configuredPolicy.read();
  // Render the home pages at startup, because the first rendering in a process is the slowest.
  for (const locale of locales) void answers.pages.pageOf(homePath(locale));
  return { url: localUrlOf(app, settings.host), close: () => app.close() };
};
