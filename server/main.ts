import { endWith } from './endWith';
import { isSupervisor, speaksForAll, supervise } from './processes';
import { openServices } from './services';
import { serve } from './serve';
import { readSettings, type Settings } from './settings';
import { untilStopped } from './untilStopped';

const start = async (settings: Settings): Promise<void> => {
  const { services } = await openServices(settings);
  const site = await serve(settings, services);
  untilStopped(site.close);
  if (speaksForAll()) console.log(`site listening on ${site.url}`);
};

try {
  const settings = readSettings(process.env, process.argv.slice(2));
  if (isSupervisor(settings.processes)) supervise(settings.processes);
  else await start(settings);
} catch (error) {
  endWith(error);
}
