import { posix } from 'node:path';
import { subpathFolders } from '../subpathImports';

/** File endings that an import specifier may omit. */
const endings = ['', '.ts', '.tsx', '.d.ts', '.d.cts', '/index.ts'];

/** Returns the path that a specifier means, or undefined for packages. */
const pathOf = (specifier: string, importer: string): string | undefined => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  const [name = ''] = specifier.split('/', 1);
  const folder = subpathFolders[name];
  return folder && folder + specifier.slice(name.length);
};

/** Returns the imported file, or undefined for packages and files that are not in the list. */
export const resolveImport = (
  specifier: string,
  importer: string,
  files: ReadonlySet<string>,
): string | undefined => {
  const path = pathOf(specifier, importer);
  if (path === undefined) return undefined;
  return endings.map((ending) => path + ending).find((name) => files.has(name));
};
