import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { zipSync, type Zippable } from 'fflate';

export interface Archive {
  /** File name with extension. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Fixed modification date of all files, so that the archive is reproducible. */
const fixedDate = (): Date => new Date(2026, 0, 1);

const archiveOf = async (folder: string, name: string): Promise<Archive> => {
  const root = join(folder, name);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const files: Zippable = {};
  for (const path of paths) {
    files[`${name}/${relative(root, path).split(sep).join('/')}`] = new Uint8Array(await readFile(path));
  }
  // Not compressed: pages show the archive's checksum, which must not depend on the version of the zip library.
  return { name: `${name}.zip`, bytes: zipSync(files, { level: 0, mtime: fixedDate() }) };
};

/** Creates a zip for each folder in `content/downloads`. Linked from the download pages of the sandbox and the demo. */
export const downloadArchives = async (folder: string): Promise<readonly Archive[]> => {
  const names = await readdir(folder);
  return Promise.all(names.toSorted().map((name) => archiveOf(folder, name)));
};
