import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'test-results', 'coverage', '__pycache__']);

/** Lists the files of a checkout as relative paths with forward slashes. Excludes hidden files and tool output. */
export const repositoryFiles = (root: string, folder = ''): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !skipped.has(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? repositoryFiles(root, path) : [path];
    });
