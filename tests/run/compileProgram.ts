import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { runFolder } from './testRun';

export type Program = 'sandbox' | 'server';

/** Replaces `import.meta` so that bundled modules locate files relative to their source, not to the bundle. */
const sourceLocations: Plugin = {
  name: 'source locations',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/(sandbox|server)\/.*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: 'ts' };
    });
  },
};

/**
 * Bundles a program into one module, once per run. Starting it with a TypeScript loader would take twice as long.
 *
 * @returns path of the module
 */
export const compileProgram = async (program: Program): Promise<string> => {
  const file = join(runFolder(), `${program}.mjs`);
  if (existsSync(file)) return file;
  // Another worker or another start may be writing the same module.
  const unfinished = `${file}.${randomUUID()}`;
  await build({
    entryPoints: [`${program}/main.ts`],
    outfile: unfinished,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    keepNames: true,
    plugins: [sourceLocations],
  });
  await rename(unfinished, file);
  return file;
};
