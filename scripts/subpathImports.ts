import { compilerOptions } from '../tsconfig.json';

/** Folders by subpath import: `#domain` is `src/domain`. tsconfig.json is their only source. */
export const subpathFolders: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(compilerOptions.paths)
    .filter(([name]) => name.startsWith('#'))
    .map(([name, [target = '']]) => [name.replace('/*', ''), target.replace('./', '').replace('/*', '')]),
);
