import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readDocuments, readModels } from '#scripts/content/contentFiles';
import { covers } from '#scripts/content/covers';
import { pushDocuments } from '#scripts/content/pushDocuments';
import { PushLedger } from '#scripts/content/PushLedger';
import { pushModels } from '#scripts/content/pushModels';
import { readPushSettings } from '#scripts/content/pushSettings';
import { StubPrismicServer } from './StubPrismicServer';

const picture = {
  dimensions: { width: 10, height: 10 },
  alt: 'A ring',
  copyright: 'Ada Verne',
  url: '/images/ring.webp',
};

const film = { link_type: 'Media', kind: 'file', name: 'ring.webm', url: '/films/ring.webm', size: '9' };

const model = (label: string) => ({ id: 'page', label, repeatable: true, status: true, json: {} });

let folder: string;
let prismic: StubPrismicServer;
let waits: number[];

const write = async (path: string, content: unknown): Promise<void> => {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
};

const writeDocument = (lang: string, uid: string, data: object): Promise<void> =>
  write(`content/${lang}/page/home.json`, { id: `page-${lang}`, uid, type: 'page', lang, tags: ['a'], data });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starport-push-'));
  await write('content/models/page.json', model('Page'));
  await writeDocument('fr-fr', 'accueil', { title: 'Accueil', picture });
  await writeDocument('en-us', 'home', { title: 'Home', picture, film });
  await writeDocument('de-de', 'start', { title: 'Start' });
  await write('public/images/manifest.json', {
    ring: { sources: [{ type: 'image/webp', width: 10, url: '/images/ring-10.webp' }] },
  });
  await write('public/images/ring-10.webp', 'ten pixels of a ring');
  prismic = new StubPrismicServer();
  await prismic.start();

  // Records the client's pauses between writes without waiting.
  waits = [];
  const realTimeout = globalThis.setTimeout;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((task: () => void, delay = 0) => {
    if (delay < 1000 || delay > 5000) return realTimeout(task, delay);
    waits.push(delay);
    return realTimeout(task, 0);
  }) as typeof setTimeout);
});

afterEach(async () => {
  await prismic.stop();
  await rm(folder, { recursive: true });
});

const push = async ({ send = true, from = folder } = {}): Promise<string[]> => {
  const reported: string[] = [];
  const tell = (deed: string, what: string): void => void reported.push(`${deed} ${what}`);
  const settings = prismic.settings(send);
  await pushModels(await readModels(join(from, 'content')), settings, tell);
  await pushDocuments(
    {
      documents: await readDocuments(join(from, 'content')),
      publicFolder: join(from, 'public'),
      ledger: await PushLedger.open(join(folder, 'ledger.json')),
    },
    settings,
    tell,
  );
  return reported;
};

const everything = [
  'insert model page',
  'upload picture ring.webp',
  'insert page home (en-us)',
  'insert page accueil (fr-fr)',
  'insert page start (de-de)',
];

const inLanguage = (lang: string) => [...prismic.pending.values()].find((document) => document.lang === lang);

it('CT-01 a dry run reports the changes without writing them', async () => {
  expect(await push({ send: false })).toEqual(everything);
  expect(prismic.writes).toEqual([]);
});

it('CT-01 creates models, pictures and linked translations in an empty repository', async () => {
  expect(await push()).toEqual(everything);
  expect(prismic.models).toEqual([model('Page')]);
  expect(prismic.assets).toMatchObject([{ filename: 'ring.webp', alt: 'A ring', credits: 'Ada Verne' }]);
  const english = inLanguage('en-us');
  expect(english).toMatchObject({
    uid: 'home',
    tags: ['a'],
    data: {
      title: 'Home',
      film: { link_type: 'Web', url: film.url },
      picture: { id: 'asset-ring.webp', alt: 'A ring', copyright: 'Ada Verne' },
    },
  });
  expect(english?.masterId).toBeUndefined();
  expect(inLanguage('fr-fr')).toMatchObject({ uid: 'accueil', masterId: english?.id });
  expect(inLanguage('de-de')).toMatchObject({ masterId: english?.id, data: { title: 'Start' } });
});

it('CT-01 creates no duplicates when content is pushed again before or after publishing', async () => {
  await push();
  expect(await push()).toEqual([
    'same model page',
    'update page home (en-us)',
    'update page accueil (fr-fr)',
    'update page start (de-de)',
  ]);
  expect(prismic.pending.size).toBe(3);
  expect(prismic.assets).toHaveLength(1);

  prismic.publish();
  prismic.writes.length = 0;
  expect((await push()).every((reported) => reported.startsWith('same'))).toBe(true);
  expect(prismic.writes).toEqual([]);
});

it('CT-01 pushes slices before the models that use them, and again after a change', async () => {
  const slice = (name: string) => ({ id: 'note', type: 'SharedSlice', name, variations: [] });
  await write('content/slices/note.json', slice('Note'));
  expect((await push()).slice(0, 2)).toEqual(['insert slice note', 'insert model page']);
  expect(prismic.slices).toEqual([slice('Note')]);
  expect((await push())[0]).toBe('same slice note');
  await write('content/slices/note.json', slice('Remark'));
  expect((await push())[0]).toBe('update slice note');
  expect(prismic.slices).toEqual([slice('Remark')]);
});

it('CT-01 pushes this site’s content and reports it as unchanged once it is published', async () => {
  const from = join(__dirname, '../../../..');
  await push({ from });
  const languages = [...prismic.pending.values()].map(({ lang }) => lang);
  expect(languages.filter((lang) => lang === 'de-de')).toHaveLength(languages.length / 3);
  const [landingPage] = [...prismic.pending.values()].filter(({ type }) => type === 'landing_page');
  expect(landingPage?.data).toMatchObject({ hero_film_mp4: { link_type: 'Web', url: '/films/home.mp4' } });
  prismic.publish();
  expect((await push({ from })).filter((reported) => !reported.startsWith('same'))).toEqual([]);
}, 60_000);

it('CT-01 pushes only local changes', async () => {
  await push();
  prismic.publish();
  await write('content/models/page.json', model('Pages'));
  await writeDocument('de-de', 'start', { title: 'Startseite' });
  const reported = await push();
  expect(reported.filter((line) => !line.startsWith('same'))).toEqual([
    'update model page',
    'update page start (de-de)',
  ]);
  expect(inLanguage('de-de')?.data).toEqual({ title: 'Startseite' });
});

it('CT-01 pauses between writes and waits when the service rate-limits it', async () => {
  await push();
  const documentWrites = prismic.writes.filter(({ call }) => !call.includes('/types/'));
  expect(documentWrites.length).toBeGreaterThan(5);
  expect(waits.filter((delay) => delay > 1300).length).toBeGreaterThanOrEqual(documentWrites.length - 1);

  await writeDocument('en-us', 'home', { title: 'Home again' });
  prismic.publish();
  prismic.rejectedWrites = 1;
  waits.length = 0;
  await push();
  expect(waits).toContain(2000);
  expect(inLanguage('en-us')?.data).toEqual({ title: 'Home again' });
});

it.each([
  [['en-us', 'fr-fr'], /does not have the language de-de/],
  [['fr-fr', 'en-us', 'de-de'], /master language of the repository must be en-us/],
])(
  'CT-01 rejects a repository with the languages %j before writing any document',
  async (present, reason) => {
    prismic.languages = present;
    await expect(push()).rejects.toThrow(reason);
    expect(prismic.writes.filter(({ call }) => !call.includes('/types/'))).toEqual([]);
  },
);

it('CT-01 names the missing or invalid setting', () => {
  expect(() => readPushSettings({}, [])).toThrow('PRISMIC_REPOSITORY is missing');
  expect(() => readPushSettings({ PRISMIC_REPOSITORY: 'farstead' }, [])).toThrow('PRISMIC_WRITE_TOKEN');
  expect(() => readPushSettings({ PRISMIC_REPOSITORY: 'https://farstead.prismic.io' }, [])).toThrow(
    'name alone',
  );
  const env = { PRISMIC_REPOSITORY: 'farstead', PRISMIC_WRITE_TOKEN: 'seal' };
  expect(readPushSettings(env, [])).toMatchObject({
    send: false,
    documentApi: 'https://farstead.cdn.prismic.io/api/v2',
  });
  expect(readPushSettings(env, ['--send']).send).toBe(true);
});

it.each([
  [{ a: 1, extra: null }, { a: 1 }, true],
  [{ a: null }, {}, true],
  [{}, { a: null }, true],
  [{ a: [{ b: 1 }] }, { a: [{ b: 1 }] }, true],
  [{ a: [{ b: 1 }, {}] }, { a: [{ b: 1 }] }, false],
  [{ a: 'x' }, { a: 'y' }, false],
  [undefined, { a: 'y' }, false],
  [{ a: { ...picture, url: 'https://images.prismic.test/ring.webp' } }, { a: picture }, true],
  [{ a: { ...picture, alt: 'Another' } }, { a: picture }, false],
])('CT-01 the remote value %j contains the local value %j: %s', (remote, local, expected) => {
  expect(covers(remote, local)).toBe(expected);
});
