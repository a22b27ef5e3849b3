import { exitWithError } from './exitWithError';
import { isSupervisor, isReportingProcess, supervise } from './processes';
import { openServices } from './services';
import { serve } from './serve';
import { readSettings, type Settings } from './settings';
import { shutDownGracefully } from './shutDownGracefully';

const start = async (settings: Settings): Promise<void> => {
  const { services } = await openServices(settings);
  const site = await serve(settings, services);
  shutDownGracefully(site.close);
  if (isReportingProcess()) console.log(`site listening on ${site.url}`);
};

try {
  const settings = readSettings(process.env, process.argv.slice(2));
  if (isSupervisor(settings.processes)) supervise(settings.processes);
  else await start(settings);
} catch (error) {
  exitWithError(error);
}
