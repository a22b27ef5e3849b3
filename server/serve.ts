import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { addressOf } from './address';
import { createHost, type Services } from './host';
import type { Pages } from './pages/Pages';
import { shellPages } from './pages/shellPages';
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

/** Serves the built site in `settings.folder` with `services` behind it. */
export const serve = async (settings: Settings, services: Services, pages?: Pages): Promise<RunningSite> => {
  const app = await createHost({
    folder: settings.folder,
    pages: pages ?? (await shellPages(settings.folder)),
    services,
    version: await versionOfThisRelease(),
    https: settings.publicOrigin?.startsWith('https:') ?? false,
    contentOrigins: settings.contentOrigins,
    trustProxy: settings.trustProxy,
    log: settings.log,
  });
  await app.listen({ port: settings.port, host: settings.host });
  return { url: addressOf(app, settings.host), close: () => app.close() };
};
