import { ensureBuilt } from '../../scripts/build/ensureBuilt';
import { startProcess, type RunningProcess } from './startProcess';

export interface RunningSite {
  /** The host alone, its back end in a process of its own. */
  readonly host: RunningProcess;
  readonly sandbox: RunningProcess;
  stop(): Promise<void>;
}

/** The built site before a sandbox, as before a real back end: what is measured of the host is only the host's. */
export const startSite = async (): Promise<RunningSite> => {
  await ensureBuilt('site');
  const sandbox = await startProcess('sandbox/main.ts');
  const host = await startProcess('server/main.ts', { API_ORIGIN: sandbox.origin });
  return {
    host,
    sandbox,
    stop: async () => {
      await host.stop();
      await sandbox.stop();
    },
  };
};
