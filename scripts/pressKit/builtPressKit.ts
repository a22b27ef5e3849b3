import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pressKitArchive } from './archive';
import { readPressKit } from './PressKit';

export interface BuiltPressKit {
  /** File name with extension. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Inputs of the archive, except for the files listed in the manifests. */
const inputs = [
  'content/press-kit/kit.json',
  'content/press-kit/en-us.json',
  'content/press-kit/fr-fr.json',
  'content/press-kit/de-de.json',
  'scripts/pressKit/archive.ts',
  'scripts/pressKit/factSheet.ts',
  'public/images/manifest.json',
  'public/films/manifest.json',
  'public/logo.svg',
  'public/wordmark.svg',
];

/** Creates the archive only if its inputs have changed: every build needs it, and converting images takes seconds. */
export const builtPressKit = async (root: string): Promise<BuiltPressKit> => {
  const kit = await readPressKit(join(root, 'content/press-kit'));
  const { pictures } = kit;
  const manifest = JSON.parse(await readFile(join(root, 'public/images/manifest.json'), 'utf8')) as Readonly<
    Record<string, { readonly sources: readonly { readonly url: string }[] }>
  >;
  const used = pictures.flatMap((name) => manifest[name]?.sources.map(({ url }) => `public${url}`) ?? []);
  const hash = createHash('sha256').update(sharp.versions.sharp ?? '');
  for (const file of [...inputs, ...used]) hash.update(await readFile(join(root, file)));
  const name = `${kit.archive}.zip`;
  const folder = join(root, '.cache/press-kit');
  const stored = join(folder, `${hash.digest('hex').slice(0, 16)}.zip`);
  const found = await readFile(stored).catch(() => undefined);
  if (found) return { name, bytes: found };
  const bytes = await pressKitArchive(kit, join(root, 'public'));
  await mkdir(folder, { recursive: true });
  const unfinished = `${stored}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, stored);
  return { name, bytes };
};
