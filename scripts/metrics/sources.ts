import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface Source {
  /** Path relative to the project folder. */
  readonly file: string;
  readonly text: string;
  readonly lines: readonly string[];
}

const kinds = /\.(tsx?|mjs|cjs|scss|hbs)$/;
const excludedFolders = new Set(['node_modules', 'dist', 'out', 'pacts', 'generated']);

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return excludedFolders.has(entry.name) || entry.name.startsWith('.') ? [] : filesBelow(path);
    return entry.isFile() && kinds.test(entry.name) ? [path] : [];
  });

/** All hand-written files of a checkout, by path. */
export const sourcesOf = (root: string): readonly Source[] =>
  filesBelow(root)
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      const lines = text.split('\n');
      if (lines.at(-1) === '') lines.pop();
      return { file: relative(root, path).split(sep).join('/'), text, lines };
    })
    .sort((one, other) => one.file.localeCompare(other.file));
