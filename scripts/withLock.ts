import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { uptime } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from '#sandbox/platform/isRunning';

const acquireLock = async (lock: string): Promise<boolean> => {
  // Linked instead of written in place: a process that ends in between would leave a lock without an owner.
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

/** Id of the process that holds the lock; undefined if it has ended. */
const ownerOf = async (lock: string): Promise<number | undefined> => {
  try {
    const owner = Number(await readFile(lock, 'utf8'));
    const startOfSystem = Date.now() - uptime() * 1000;
    // After a reboot, another process may have the same id.
    return (await stat(lock)).mtimeMs > startOfSystem && isRunning(owner) ? owner : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * Runs `work` in one process at a time and prints which process it waits for. Replaces the lock of an ended process.
 *
 * @param lock path of the lock file
 * @param name description of the other process's work, such as 'build'
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
