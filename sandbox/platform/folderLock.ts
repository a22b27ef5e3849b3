import { rm } from 'node:fs/promises';
import { SettingError } from '#server/startup/SettingError';
import { claimLock, isRunning } from './processLock';

/** A lock with the id of this process was left by another one: in a container, every process may have the id 1. */
const isOtherProcess = (processId: number): boolean => processId !== process.pid && isRunning(processId);

/**
 * Locks a folder for this process. The embedded database has no lock, and two processes that write to the same folder
 * would lose data. A lock is replaced if its process has ended.
 * @param file path of the lock file
 * @returns a function that releases the lock
 */
export const lockFolder = async (file: string): Promise<() => Promise<void>> => {
  const owner = await claimLock(file, isOtherProcess);
  if (owner !== undefined) {
    throw new SettingError(
      `The data folder is in use by process ${owner}. Stop it, set DATA_DIR to another folder, or remove ${file}.`,
    );
  }
  return () => rm(file, { force: true });
};
