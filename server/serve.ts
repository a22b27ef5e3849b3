import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { homePath, locales } from '../src/domain/language/Locale';
import { speculationRules } from '../src/handover/speculationRules';
import { addressOf } from './address';
import { addArticleCards, articleCards, type ArticleCards } from './cards/articleCards';
import { createHost, type Services } from './host';
import { machineAnswers, type MachineAnswers } from './machines/machineAnswers';
import type { Pages } from './pages/Pages';
import { ContentWatch } from './pages/ContentWatch';
import { readInlineScripts } from './pages/inlineScripts';
import { hasRenderer, loadRenderer } from './pages/loadRenderer';
import { policyHash } from './pages/policyHash';
import { renderedPages } from './pages/renderedPages';
import { shellPages } from './pages/shellPages';
import { ConfiguredPolicy } from './configuredPolicy';
import { addSecurityText } from './securityText';
import type { Settings } from './settings';

export interface RunningSite {
  /** URL to open in a browser. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const versionOfThisRelease = async (): Promise<string> => {
  const description: unknown = JSON.parse(
    await readFile(resolve(import.meta.dirname, '../package.json'), 'utf8'),
  );
  return (description as { version: string }).version;
};

interface Origins {
  readonly apiOrigin: () => string;
  readonly publicOrigin: () => string;
}

interface Answers {
  readonly pages: Pages;
  readonly machineAnswers: MachineAnswers;
  readonly inlineScriptHashes: readonly string[];
  /** Missing without a renderer. */
  readonly articleCards?: ArticleCards;
}

const withoutRenderer = (pages: Pages): Answers => ({
  pages,
  machineAnswers: new Map(),
  inlineScriptHashes: [],
});

/** Uses rendered pages if the build has a renderer, otherwise the shell. The demo only runs in the browser. */
const siteAnswers = async (
  { folder, demo, contentCheckSeconds }: Settings,
  origins: Origins,
): Promise<Answers> => {
  const rendererFolder = resolve(folder, '../renderer');
  if (demo || !hasRenderer(rendererFolder)) return withoutRenderer(await shellPages(folder));
  const inlineScripts = await readInlineScripts(rendererFolder);
  const shell = await shellPages(folder, inlineScripts.watchScripts.html);
  const milliseconds = contentCheckSeconds * 1_000;
  const common = {
    renderer: loadRenderer(rendererFolder),
    watch: new ContentWatch({ apiOrigin: origins.apiOrigin, milliseconds }),
    restMilliseconds: milliseconds,
    ...origins,
  };
  return {
    pages: await renderedPages({ siteFolder: folder, inlineScripts, shell, ...common }),
    machineAnswers: machineAnswers({ siteFolder: folder, ...common }),
    articleCards: articleCards({ siteFolder: folder, ...common }),
    inlineScriptHashes: [
      ...Object.values(inlineScripts).map(({ hash }) => hash),
      policyHash(speculationRules),
    ],
  };
};

export const serve = async (settings: Settings, services: Services, pages?: Pages): Promise<RunningSite> => {
  const apiOrigin = () => settings.apiOrigin ?? addressOf(app, '127.0.0.1');
  const configured = new ConfiguredPolicy(services.kind === 'none' ? undefined : apiOrigin);
  const publicOrigin = () => settings.publicOrigin ?? addressOf(app, settings.host);
  const answers = pages ? withoutRenderer(pages) : await siteAnswers(settings, { apiOrigin, publicOrigin });
  const app: FastifyInstance = await createHost({
    folder: settings.folder,
    ...answers,
    services,
    version: await versionOfThisRelease(),
    https: settings.publicOrigin?.startsWith('https:') ?? false,
    contentOrigins: settings.contentOrigins,
    configured,
    trustProxy: settings.trustProxy,
    log: settings.log,
  });
  if (answers.articleCards) addArticleCards(app, answers.articleCards);
  addSecurityText(app, { contact: settings.securityContact, publicOrigin });
  app.addHook('onClose', () => configured.stop());
  await app.listen({ port: settings.port, host: settings.host });
  await configured.read();
  // The first rendering of a process is the slowest, so it is done before the first visitor.
  for (const locale of locales) void answers.pages.pageOf(homePath(locale));
  return { url: addressOf(app, settings.host), close: () => app.close() };
};
