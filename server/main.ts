import { startLog } from './logging/startLog';
import { exitWithError } from './startup/exitWithError';
import { isSupervisor, isReportingProcess, supervise } from './settings/processes';
import { openServices } from './settings/services';
import { serve } from './http/serve';
import { readSettings, type Settings } from './settings/settings';
import { shutDownGracefully } from './http/shutDownGracefully';

const start = async (settings: Settings): Promise<void> => {
  const { services } = await openServices(settings);
  const site = await serve(settings, services);
  shutDownGracefully(site.close);
  if (isReportingProcess()) console.log(`site listening on ${site.url}`);
};

await startLog();
try {
  const settings = readSettings(process.env, process.argv.slice(2));
  if (isSupervisor(settings.processes)) supervise(settings.processes);
  else await start(settings);
} catch (error) {
  exitWithError(error);
}
