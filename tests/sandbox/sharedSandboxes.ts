import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createData } from '../run/databases';
import { runFolder } from '../run/testRun';
import { Client } from './client';
import { startSandbox, type StartedSandbox } from './startSandbox';

/** The test files of a worker, each with globals of its own, share it by a file with its address. */
const shared = async (name: string, start: () => Promise<StartedSandbox>): Promise<string> => {
  const file = join(runFolder(), `${name}-${process.env.JEST_WORKER_ID ?? ''}`);
  if (!existsSync(file)) writeFileSync(file, (await start()).url);
  return readFileSync(file, 'utf8');
};

/**
 * The sandbox that this worker starts at the first call; it ends with the worker.
 *
 * @param server default: the one of DATABASE_URL; `embedded` for the embedded database
 * @returns its address
 */
export const sharedSandbox = (server?: string): Promise<string> =>
  shared('sandbox', async () => startSandbox({}, await createData(server)));

/**
 * The sandbox of this worker in the state of a fresh start: seeds, real time, no attempts counted. A worker runs one
 * test file at a time, so a file may move its clock.
 *
 * @returns its address
 */
export const resetSandbox = async (): Promise<string> => {
  const url = await sharedSandbox();
  await new Client(url).control('reset');
  return url;
};

/** A sandbox in production. Test files share it: what it refuses changes nothing in it. @returns its address */
export const productionSandbox = (): Promise<string> =>
  shared('production', () => startSandbox({ NODE_ENV: 'production' }));
