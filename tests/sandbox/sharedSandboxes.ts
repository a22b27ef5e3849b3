import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createData } from '../run/databases';
import { runFolder } from '../run/testRun';
import { Client } from './client';
import { startSandbox, type StartedSandbox } from './startSandbox';

/** Shares a sandbox between the test files of a worker, whose globals are separate, through a file with its URL. */
const shared = async (name: string, start: () => Promise<StartedSandbox>): Promise<string> => {
  const file = join(runFolder(), `${name}-${process.env.JEST_WORKER_ID ?? ''}`);
  if (!existsSync(file)) writeFileSync(file, (await start()).url);
  return readFileSync(file, 'utf8');
};

/**
 * Returns the sandbox of this worker, which is started by the first call and ends with the worker.
 *
 * @param server database server, DATABASE_URL by default; `embedded` for the embedded database
 * @returns URL of the sandbox
 */
export const sharedSandbox = (server?: string): Promise<string> =>
  shared('sandbox', async () => startSandbox({}, await createData(server)));

/**
 * Resets the sandbox of this worker to its initial state: seeds, real time, no counted attempts.
 * A worker runs one test file at a time, so a file may change the sandbox's clock.
 *
 * @returns URL of the sandbox
 */
export const resetSandbox = async (): Promise<string> => {
  const url = await sharedSandbox();
  await new Client(url).callControl('reset');
  return url;
};

/**
 * Sandbox in production mode. Test files can share it, because rejected requests do not change its state.
 * @returns URL of the sandbox
 */
export const productionSandbox = (): Promise<string> =>
  shared('production', () => startSandbox({ NODE_ENV: 'production' }));
