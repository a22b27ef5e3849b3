import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import english from '#content/en-us/landing_page/home.json';
import type { PublishedState } from '#hydration/Renderer';
import { log } from '#server/logging/log';
import { ContentWatch } from '#server/pages/ContentWatch';
import { LastConfiguration } from '#server/pages/LastConfiguration';
import { renderer } from '../../src/main.server';
import { resetSandbox } from '../sandbox/sharedSandboxes';
import { call } from './support/call';
import { startWebServerFor } from './support/renderedSite';
import { makeSiteFolder } from './support/siteFolder';
import { startBackEnd, StubContent, stubRenderer } from './support/stubRenderer';
import { startForwardingProxy } from './support/upstream';

/** Milliseconds; longer than a service takes on a busy machine. */
const timeoutMs = 30_000;

const apiOrigin = 'https://api.farstead.test';

let dataFolder: string;
let file: string;

beforeEach(async () => {
  dataFolder = join(await mkdtemp(join(tmpdir(), 'starport-data-')), 'data');
  file = join(dataFolder, 'configuration.json');
});

afterEach(() => rm(join(dataFolder, '..'), { recursive: true }));

const read = (origin = apiOrigin): Promise<LastConfiguration> =>
  LastConfiguration.read({ dataFolder, apiOrigin: origin });

const store = async (configuration: string): Promise<LastConfiguration> => {
  const last = await read();
  await last.update(configuration);
  return last;
};

const isStored = async (origin: string): Promise<boolean> => (await read(origin)).current !== undefined;

it('stores the configuration for the next start, and writes it again only after a change', async () => {
  const last = await store('{"a":1}');
  expect(await readdir(dataFolder)).toEqual(['configuration.json']);
  expect((await read()).current).toBe('{"a":1}');
  await rm(file);
  await last.update('{"a":1}');
  await expect(stat(file)).rejects.toThrow('ENOENT');
  await last.update('{"a":2}');
  expect((await read()).current).toBe('{"a":2}');
});

it('ignores the configuration of another API', async () => {
  await store('{"a":1}');
  expect((await read('https://api.other.test')).current).toBeUndefined();
});

it.each([
  ['an incomplete file', (text: string) => text.slice(0, -5)],
  ['an empty file', () => ''],
  ['a file without a configuration', () => JSON.stringify({ apiOrigin })],
  ['a configuration that is not JSON', () => JSON.stringify({ apiOrigin, configuration: '{' })],
])('ignores %s, and replaces it', async (_, damage) => {
  await store('{"a":1}');
  await writeFile(file, damage(await readFile(file, 'utf8')));
  const last = await read();
  expect(last.current).toBeUndefined();
  await last.update('{"a":2}');
  expect((await read()).current).toBe('{"a":2}');
});

it.each([
  ['without a data folder', { dataFolder: 'memory', apiOrigin }],
  ['without API_ORIGIN', { apiOrigin: undefined }],
])('remembers the configuration only in memory %s', async (_, settings) => {
  const last = await LastConfiguration.read({ dataFolder, ...settings });
  await last.update('{"a":1}');
  expect(last.current).toBe('{"a":1}');
  expect(await readdir(join(dataFolder, '..'))).toEqual([]);
  await expect(stat('memory')).rejects.toThrow('ENOENT');
});

it('warns once about a folder that is not writable', async () => {
  const warn = jest.spyOn(log, 'warn').mockReturnValue();
  await writeFile(dataFolder, 'a file');
  const last = await store('{"a":1}');
  await last.update('{"a":2}');
  expect(last.current).toBe('{"a":2}');
  expect(warn).toHaveBeenCalledTimes(1);
});

it('writes the configuration with the next response after a failed write', async () => {
  jest.spyOn(log, 'warn').mockReturnValue();
  await writeFile(dataFolder, 'a file');
  const last = await store('{"a":1}');
  await rm(dataFolder);
  await last.update('{"a":1}');
  expect((await read()).current).toBe('{"a":1}');
});

it('removes the partial file if the configuration cannot be stored', async () => {
  jest.spyOn(log, 'warn').mockReturnValue();
  await mkdir(join(file, 'in-the-way'), { recursive: true });
  await store('{"a":1}');
  expect(await readdir(dataFolder)).toEqual(['configuration.json']);
});

it('LA-03 renders pages from the last configuration after a restart while the API is down', async () => {
  const backEnd = await startForwardingProxy(await resetSandbox());
  const { origin } = backEnd;
  const watchAfterStart = async (): Promise<ContentWatch> => {
    const lastConfiguration = await read(origin);
    const watch = new ContentWatch({ apiOrigin: () => origin, checkIntervalMs: 60_000, lastConfiguration });
    await watch.refresh();
    return watch;
  };
  const render = (published: PublishedState | undefined) =>
    renderer.render({ path: '/', apiOrigin: origin, timeoutMs, published });

  const published = await (await watchAfterStart()).latest();
  const page = { kind: 'page', contentRef: published?.ref };
  expect(await render(published)).toMatchObject(page);
  expect(await render({ configuration: published?.configuration ?? '' })).toMatchObject(page);
  while (!(await isStored(origin)));
  await backEnd.close();
  const last = await (await watchAfterStart()).latest();
  expect(last).toEqual({ configuration: published?.configuration });
  const bundled = await render(last);
  expect(bundled).toMatchObject({ kind: 'page', contentRef: undefined });
  expect(Object(bundled).html).toContain(english.data.hero_text);
});

it('the web server is ready after a restart while the API is down', async () => {
  const folder = await makeSiteFolder();
  await folder.addRenderer(stubRenderer);
  const content = new StubContent();
  const backEnd = await startBackEnd(content);
  const start = () => startWebServerFor(folder, backEnd, { DATA_DIR: dataFolder });
  const first = await start();
  while (!(await isStored(backEnd.origin))) await call(first.origin, '/');
  await first.stop();
  content.api = 'away';
  const second = await start();
  expect((await call(second.origin, '/ready')).status).toBe(200);
  await second.stop();
  await backEnd.close();
  await folder.remove();
});
