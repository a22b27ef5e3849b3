import { startSite } from '#server/http/startSite';
import { startLog } from '#server/logging/startLog';
import { readSettings } from '#server/settings/settings';
import { exitWithError } from '#server/startup/exitWithError';
import { banner } from './banner';
import { ensureBuilt } from './build/ensureBuilt';

await startLog();
try {
  const settings = readSettings();
  const { url, sandbox } = await startSite(settings, {
    build: () => ensureBuilt(settings.demo ? 'demo' : 'site'),
  });
  console.log(banner(url, settings, sandbox));
} catch (error) {
  exitWithError(error);
}
