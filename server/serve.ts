import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addressOf } from './address';
import { createHost, type Services } from './host';
import type { Pages } from './pages/Pages';
import { hasRenderer, renderedPages } from './pages/renderedPages';
import { shellPages } from './pages/shellPages';
import { ReportingPolicy } from './reportingPolicy';
import type { Settings } from './settings';

export interface RunningSite {
  /** The address to open in a browser. */
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

/** Pages rendered here when the site comes with its renderer, else its shell; the demo lives in the browser alone. */
const sitePages = async ({ folder, demo }: Settings, origins: Origins): Promise<Pages> => {
  const shell = await shellPages(folder);
  const rendererFolder = resolve(folder, '../renderer');
  if (demo || !hasRenderer(rendererFolder)) return shell;
  return renderedPages({ siteFolder: folder, rendererFolder, shell, ...origins });
};

/** Serves the built site in `settings.folder` with `services` behind it. */
export const serve = async (settings: Settings, services: Services, pages?: Pages): Promise<RunningSite> => {
  const apiOrigin = () => settings.apiOrigin ?? addressOf(app, '127.0.0.1');
  const reporting = new ReportingPolicy(services.kind === 'none' ? undefined : apiOrigin);
  const app: FastifyInstance = await createHost({
    folder: settings.folder,
    pages:
      pages ??
      (await sitePages(settings, {
        apiOrigin,
        publicOrigin: () => settings.publicOrigin ?? addressOf(app, settings.host),
      })),
    services,
    version: await versionOfThisRelease(),
    https: settings.publicOrigin?.startsWith('https:') ?? false,
    contentOrigins: settings.contentOrigins,
    reporting,
    trustProxy: settings.trustProxy,
    log: settings.log,
  });
  await app.listen({ port: settings.port, host: settings.host });
  await reporting.read();
  return { url: addressOf(app, settings.host), close: () => app.close() };
};
