import cluster from 'node:cluster';
import type { RunningSandbox } from '#sandbox/index';
import type { Pages } from '../pages/Pages';
import { requireFreePort } from '../settings/requireFreePort';
import { openServices } from '../settings/services';
import type { Settings } from '../settings/settings';
import { serve } from './serve';
import { shutDownGracefully } from './shutDownGracefully';

interface StartOptions {
  /** Builds the site while the services are being opened. */
  readonly build?: () => Promise<void>;
  readonly pages?: Pages;
}

interface StartedSite {
  /** URL to open in a browser. */
  readonly url: string;
  readonly sandbox: RunningSandbox | undefined;
}

/**
 * Serves the site until SIGTERM or SIGINT. If it cannot be served, the sandbox is closed.
 * @throws SettingError that names an invalid setting
 */
export const startSite = async (
  settings: Settings,
  { build, pages }: StartOptions = {},
): Promise<StartedSite> => {
  if (cluster.isPrimary) await requireFreePort(settings);
  const opening = openServices(settings);
  try {
    const [{ services, sandbox }] = await Promise.all([opening, build?.()]);
    const { url, close } = await serve(settings, services, pages);
    shutDownGracefully(close);
    return { url, sandbox };
  } catch (error) {
    const opened = await opening.catch(() => undefined);
    await opened?.sandbox?.close();
    throw error;
  }
};
