import { SettingError } from '#server/startup/SettingError';

const denied = 'this user may not write there';
const isFile = 'a part of the path is a file';
const isFull = 'the disk is full';

/** Reasons by error code of the system. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: denied,
  EPERM: denied,
  EROFS: 'its file system is read-only',
  EEXIST: isFile,
  ENOTDIR: isFile,
  EDQUOT: isFull,
  ENOSPC: isFull,
};

/**
 * Runs `use`, which reads or writes the data folder.
 * @throws SettingError if the folder cannot be created, read or written
 */
export const inDataFolder = async <T>(dataDir: string, use: () => Promise<T>): Promise<T> => {
  try {
    return await use();
  } catch (cause) {
    const { code = '', path = dataDir } = cause as NodeJS.ErrnoException;
    const reason = reasons[code];
    if (reason === undefined) throw cause;
    throw new SettingError(
      `DATA_DIR cannot be used: ${reason} (${path}). Correct that, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
};
