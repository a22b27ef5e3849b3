import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { writeDeltas } from '#scripts/build/writeDeltas';
import { dictionaryOf, digestName } from '#server/dictionaries/Dictionary';
import { createFolder } from '../run/testRun';

const common = Array.from({ length: 300 }, (_, index) => `const part${index * 7919} = ${index};`).join('\n');

let folder: string;

const release = async (name: string, files: Readonly<Record<string, string>>): Promise<string> => {
  const site = join(folder, name);
  await mkdir(join(site, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(site, 'assets', file), text);
  return site;
};

const deltasOf = async (site: string): Promise<readonly string[]> =>
  (await readdir(join(site, 'assets'))).filter((file) => file.endsWith('.dcz'));

beforeEach(async () => {
  folder = await createFolder('releases');
});

it('writes a delta next to each changed file', async () => {
  const old = `${common}// old`;
  const earlier = await release('earlier', {
    'main.000000000001.js': old,
    'same.000000000001.js': common,
    'page-gone.000000000001.js': common,
    'face.000000000001.woff2': common,
  });
  const site = await release('site', {
    'main.000000000002.js': `${common}// new`,
    'same.000000000001.js': common,
    'page-added.000000000002.js': common,
    'face.000000000002.woff2': common,
  });
  const written = await writeDeltas(site, earlier);
  expect(written.count).toBe(1);
  expect(written.bytes).toBeLessThan(written.whole / 20);
  const name = `main.000000000002.js.${digestName(dictionaryOf(Buffer.from(old)))}.dcz`;
  expect(await deltasOf(site)).toEqual([name]);
  const delta = await readFile(join(site, 'assets', name));
  const text = decompressUsingDict(createDCtx(), delta.subarray(40), Buffer.from(old));
  expect(Buffer.from(text).toString()).toBe(`${common}// new`);
});

it('stores the deltas of several releases side by side', async () => {
  const first = await release('first', { 'main.000000000001.js': `${common}// first` });
  const second = await release('second', { 'main.000000000002.js': `${common}// second` });
  const site = await release('site', { 'main.000000000003.js': `${common}// third` });
  await writeDeltas(site, first);
  await writeDeltas(site, second);
  expect(await deltasOf(site)).toHaveLength(2);
});

it('writes a delta only when it is smaller than the file', async () => {
  const earlier = await release('earlier', { 'main.000000000001.js': 'old' });
  const site = await release('site', { 'main.000000000002.js': 'new' });
  expect(await writeDeltas(site, earlier)).toEqual({ count: 0, bytes: 0, whole: 0 });
  expect(await deltasOf(site)).toEqual([]);
});
