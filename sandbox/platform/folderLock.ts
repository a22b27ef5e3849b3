import { readFile, rm, writeFile } from 'node:fs/promises';
import { isRunning } from './isRunning';

const claim = async (file: string): Promise<boolean> => {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Locks a folder for this process. The embedded database has no lock, and two processes that write to the same folder
 * would lose data. A lock is replaced if its process has ended.
 * @param file path of the lock file
 * @returns a function that releases the lock
 */
export const lockFolder = async (file: string): Promise<() => Promise<void>> => {
  while (!(await claim(file))) {
    const owner = Number(await readFile(file, 'utf8'));
    if (owner !== process.pid && isRunning(owner)) {
      throw new Error(
        `The data folder is in use by process ${owner}. Stop it, set DATA_DIR to another folder, or remove ${file}.`,
      );
    }
    await rm(file, { force: true });
  }
  return () => rm(file, { force: true });
};
