import { startLog } from './logging/startLog';
import { exitWithError } from './startup/exitWithError';
import { startSite } from './http/startSite';
import { isSupervisor, isReportingProcess, supervise } from './settings/processes';
import { requireFreePort } from './settings/requireFreePort';
import { readSettings } from './settings/settings';

await startLog();
try {
  const settings = readSettings();
  if (isSupervisor(settings.processes)) {
    await requireFreePort(settings);
    supervise(settings.processes);
  } else {
    const { url } = await startSite(settings);
    if (isReportingProcess()) console.log(`site listening on ${url}`);
  }
} catch (error) {
  exitWithError(error);
}
