import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { claimLock } from '#sandbox/platform/processLock';

/**
 * Ensures that only one process at a time runs `work`. Prints which process it is waiting for.
 * Replaces the lock of a process that has ended.
 *
 * @param lock path of the lock file
 * @param name description of the work, such as 'build', to print while waiting
 */
export const withLock = async <Result>(
  lock: string,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  await mkdir(dirname(lock), { recursive: true });
  let owner: number | undefined;
  let reported: number | undefined;
  while ((owner = await claimLock(lock)) !== undefined) {
    if (owner !== reported) {
      console.log(`Waiting for the ${name} of process ${owner}. If that is something else, remove ${lock}.`);
    }
    reported = owner;
    await wait(250);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
};
