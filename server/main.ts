import { endWith } from './endWith';
import { openServices } from './services';
import { serve } from './serve';
import { readSettings } from './settings';
import { untilStopped } from './untilStopped';

try {
  const settings = readSettings(process.env, process.argv.slice(2));
  const { services } = await openServices(settings);
  const site = await serve(settings, services);
  untilStopped(site.close);
  console.log(`site listening on ${site.url}`);
} catch (error) {
  endWith(error);
}
