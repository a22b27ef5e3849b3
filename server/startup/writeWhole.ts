import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file under another name first, so that a full disk or a crash leaves no part of it. Only this user may read
 * the file.
 * @param unfinished the other name; one per process if several processes write the file
 */
export const writeWhole = async (
  file: string,
  text: string,
  unfinished = `${file}.unfinished`,
): Promise<void> => {
  try {
    await writeFile(unfinished, text, { mode: 0o600, flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};
