import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressDelta, dictionaryOf, digestName } from '#server/dictionaries/Dictionary';
import { deltaFileName } from '#hydration/buildOutput';

/** Scripts and styles with a hash in their name. The rest of the name is the same in all releases. */
const versioned = /^(.+)\.[0-9a-f]{12}\.(js|css)$/;

const filesIn = async (site: string): Promise<readonly string[]> =>
  (await readdir(join(site, 'assets'))).filter((file) => versioned.test(file)).sort();

const nameWithoutHash = (file: string): string => file.replace(versioned, '$1.$2');

interface DeltaTotals {
  /** Number of files for which a delta was written. */
  readonly count: number;
  /** Total size of the deltas in bytes. */
  readonly bytes: number;
  /** Total size in bytes of the same files when sent without a dictionary. */
  readonly whole: number;
}

const sizeOf = async (file: string): Promise<number> =>
  (await stat(`${file}.br`).catch(() => stat(file))).size;

/**
 * Writes a delta next to each changed script and style of a site, relative to the version of an earlier release.
 * The server sends it to browsers that still have that version (RFC 9842).
 *
 * @param site folder of a built `dist/site`
 * @param earlier `dist/site` of another release
 */
export const writeDeltas = async (site: string, earlier: string): Promise<DeltaTotals> => {
  const predecessors = new Map<string, string[]>();
  for (const file of await filesIn(earlier)) {
    const name = nameWithoutHash(file);
    predecessors.set(name, [...(predecessors.get(name) ?? []), file]);
  }
  const total = { count: 0, bytes: 0, whole: 0 };
  for (const file of await filesIn(site)) {
    const path = join(site, 'assets', file);
    const content = await readFile(path);
    const whole = await sizeOf(path);
    for (const old of predecessors.get(nameWithoutHash(file)) ?? []) {
      if (old === file) continue;
      const dictionary = dictionaryOf(await readFile(join(earlier, 'assets', old)));
      const delta = await compressDelta(content, dictionary, 19);
      if (delta.length >= whole) continue;
      await writeFile(join(site, 'assets', deltaFileName(file, digestName(dictionary))), delta);
      total.count += 1;
      total.bytes += delta.length;
      total.whole += whole;
    }
  }
  return total;
};
