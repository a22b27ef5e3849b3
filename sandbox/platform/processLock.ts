import { randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { uptime } from 'node:os';

/** Whether a process with this id is running, including processes of other users. */
export const isRunning = (processId: number): boolean => {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const createLock = async (file: string): Promise<boolean> => {
  // Written to a separate file and then linked: otherwise, a crash in between would leave a lock without an owner.
  const claimed = `${file}.${randomUUID()}`;
  try {
    await writeFile(claimed, String(process.pid));
    await link(claimed, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(claimed, { force: true });
  }
};

/** Returns the id of the process that holds the lock; undefined if that process has ended or the lock names none. */
const ownerOf = async (
  file: string,
  isHolding: (processId: number) => boolean,
): Promise<number | undefined> => {
  try {
    const owner = Number(await readFile(file, 'utf8'));
    // Empty after a power failure or on a full disk. The id 0 would mean this process's own group.
    if (!Number.isInteger(owner) || owner < 1) return undefined;
    const startOfSystem = Date.now() - uptime() * 1000;
    // After a reboot, a different process may have the same id.
    return (await stat(file)).mtimeMs > startOfSystem && isHolding(owner) ? owner : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * Claims a lock file for this process. Replaces the lock of a process that has ended.
 * @returns the id of the process that holds the lock; undefined if this process holds it now
 */
export const claimLock = async (file: string, isHolding = isRunning): Promise<number | undefined> => {
  while (!(await createLock(file))) {
    const owner = await ownerOf(file, isHolding);
    if (owner !== undefined) return owner;
    await rm(file, { force: true });
  }
  return undefined;
};
