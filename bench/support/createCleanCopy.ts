import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { root } from '#scripts/build/root';

/** Copies the sources to the state after `npm ci`: no build and no data, but the same node_modules. */
export const createCleanCopy = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'starport-start-'));
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', listing, { cwd: root, maxBuffer: 2 ** 26 });
  for (const file of stdout.split('\0').filter(Boolean)) {
    const target = join(copy, file);
    await mkdir(dirname(target), { recursive: true });
    await cp(resolve(root, file), target).catch((error: unknown) => {
      // The file is in the index but deleted in the working tree.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
  }
  await symlink(resolve(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
};
