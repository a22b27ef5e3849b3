import { compilerOptions } from '../tsconfig.json';

/** Folders by subpath import, for example `src/domain` for `#domain`. tsconfig.json is the only source. */
export const subpathFolders: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(compilerOptions.paths)
    .filter(([name]) => name.startsWith('#'))
    .map(([name, [target = '']]) => [name.replace('/*', ''), target.replace('./', '').replace('/*', '')]),
);
