import { startLog } from '#server/logging/startLog';
import { exitWithError } from '#server/startup/exitWithError';
import { openServices } from '#server/settings/services';
import { serve } from '#server/http/serve';
import { requireFreePort } from '#server/settings/requireFreePort';
import { readSettings } from '#server/settings/settings';
import { shutDownGracefully } from '#server/http/shutDownGracefully';
import { banner } from './banner';
import { ensureBuilt } from './build/ensureBuilt';

await startLog();
try {
  const settings = readSettings(process.env, process.argv.slice(2));
  await requireFreePort(settings);
  // Starts the sandbox's database while the site is still building.
  const [{ services, sandbox }] = await Promise.all([
    openServices(settings),
    ensureBuilt(settings.demo ? 'demo' : 'site'),
  ]);
  const site = await serve(settings, services);
  shutDownGracefully(site.close);
  console.log(banner(site.url, settings, sandbox));
} catch (error) {
  exitWithError(error);
}
