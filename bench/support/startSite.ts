import { ensureBuilt } from '#scripts/build/ensureBuilt';
import { startProcess, type RunningProcess } from './startProcess';

export interface RunningSite {
  /** Web server process; its back end is a separate process. */
  readonly webServer: RunningProcess;
  readonly sandbox: RunningProcess;
  stop(): Promise<void>;
}

/** Starts the built site with the sandbox in a separate process, so that only the web server is measured. */
export const startSite = async (): Promise<RunningSite> => {
  await ensureBuilt('site');
  const sandbox = await startProcess('sandbox/main.ts');
  const webServer = await startProcess('server/main.ts', { API_ORIGIN: sandbox.origin });
  return {
    webServer,
    sandbox,
    stop: async () => {
      await webServer.stop();
      await sandbox.stop();
    },
  };
};
