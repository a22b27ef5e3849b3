import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { BuildTarget } from '../../webpack.config';
import { root } from './root';

/** All inputs of a build, compared by content: a fresh clone has new dates and the same sources. */
const sources = [
  'src',
  'content',
  'public',
  'scripts/build',
  'scripts/keyMapping',
  'scripts/pressKit',
  'package-lock.json',
  'tsconfig.json',
  'webpack.config.ts',
];

const filesBelow = async (path: string): Promise<string[]> => {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
};

const fingerprint = async (): Promise<string> => {
  const files = (await Promise.all(sources.map((source) => filesBelow(resolve(root, source))))).flat().sort();
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of files) {
    hash.update(relative(root, file).split(sep).join('/'));
    hash.update(await readFile(file));
  }
  return hash.digest('hex');
};

const recordOf = (target: BuildTarget): string => resolve(root, 'dist/.inputs', target);

/** Whether `dist/<target>` was built from the current sources. */
export const isFresh = async (target: BuildTarget): Promise<boolean> => {
  const [recorded, page] = await Promise.all([
    readFile(recordOf(target), 'utf8').catch(() => ''),
    readFile(resolve(root, 'dist', target, 'index.html'), 'utf8').catch(() => ''),
  ]);
  return page !== '' && recorded === (await fingerprint());
};

/** Hashes the sources now; the returned function records that `target` was built from them. */
export const inputsNow = async (): Promise<(target: BuildTarget) => Promise<void>> => {
  const inputs = await fingerprint();
  return async (target) => {
    const record = recordOf(target);
    await mkdir(dirname(record), { recursive: true });
    await writeFile(record, inputs);
  };
};
