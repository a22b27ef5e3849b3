import { makeSiteFolder, type SiteFolder } from './siteFolder';
import { startWebServer, type RunningWebServer } from './startWebServer';
import { startBackEnd, stubRenderer, type StubContent } from './stubRenderer';
import type { Upstream } from './upstream';

export interface RenderedSite {
  readonly folder: SiteFolder;
  readonly backEnd: Upstream;
  readonly webServer: RunningWebServer;
  stop(): Promise<void>;
}

/** Starts a web server that checks for new content with each request, so that tests need not wait. */
export const startWebServerFor = (
  folder: SiteFolder,
  backEnd: Upstream,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningWebServer> =>
  startWebServer({
    SITE_FOLDER: folder.path,
    API_ORIGIN: backEnd.origin,
    CONTENT_CHECK_SECONDS: '0',
    PUBLIC_ORIGIN: 'https://farstead.test',
    TRUST_PROXY: 'loopback',
    COUNTRY_HEADER: 'X-Country',
    ...more,
  });

/**
 * Starts a web server with a stub renderer, and its back end.
 * @param prepare adds files before the web server starts
 */
export const startRenderedSite = async (
  content: StubContent,
  prepare?: (folder: SiteFolder) => Promise<void>,
): Promise<RenderedSite> => {
  const folder = await makeSiteFolder();
  await folder.addRenderer(stubRenderer);
  await prepare?.(folder);
  const backEnd = await startBackEnd(content);
  const webServer = await startWebServerFor(folder, backEnd);
  const stop = async (): Promise<void> => {
    await webServer.stop();
    await backEnd.close();
    await folder.remove();
  };
  return { folder, backEnd, webServer, stop };
};
