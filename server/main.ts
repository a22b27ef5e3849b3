import { openServices } from './services';
import { serve } from './serve';
import { readSettings, SettingError } from './settings';
import { untilStopped } from './untilStopped';

try {
  const settings = readSettings(process.env, process.argv.slice(2));
  const site = await serve(settings, await openServices(settings));
  untilStopped(site.close);
  console.log(`site listening on ${site.url}`);
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
}
