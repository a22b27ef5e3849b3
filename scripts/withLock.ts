import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { uptime } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from '#sandbox/platform/isRunning';

const acquireLock = async (lock: string): Promise<boolean> => {
  // Written to a separate file and then linked: otherwise, a crash in between would leave a lock without an owner.
  const claimed = `${lock}.${randomUUID()}`;
  await writeFile(claimed, String(process.pid));
  try {
    await link(claimed, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(claimed, { force: true });
  }
};

/** Returns the id of the process that holds the lock, or undefined if that process has ended. */
const ownerOf = async (lock: string): Promise<number | undefined> => {
  try {
    const owner = Number(await readFile(lock, 'utf8'));
    const startOfSystem = Date.now() - uptime() * 1000;
    // After a reboot, a different process may have the same id.
    return (await stat(lock)).mtimeMs > startOfSystem && isRunning(owner) ? owner : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

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
  let reported: number | undefined;
  while (!(await acquireLock(lock))) {
    const owner = await ownerOf(lock);
    if (owner === undefined) {
      await rm(lock, { force: true });
    } else {
      if (owner !== reported) {
        console.log(
          `Waiting for the ${name} of process ${owner}. If that is something else, remove ${lock}.`,
        );
      }
      reported = owner;
      await wait(250);
    }
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
};
