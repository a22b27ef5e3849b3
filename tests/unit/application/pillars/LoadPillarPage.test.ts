import { Documents, type ContentDocument } from '#infrastructure/content/Documents';
import { LoadHomePage } from '#application/home/LoadHomePage';
import { LoadPillarPage } from '#application/pillars/LoadPillarPage';
import { ListPages } from '#application/navigation/ListPages';
import type { PillarPageKey } from '#domain/pillars/pillars';
import { blankPages, compose } from '../../support/compose';
import { document, ScriptedDocuments } from '../../support/ScriptedDocuments';

const blank = blankPages.home;

const pages = {
  ...blankPages,
  pillarBuilders: blank,
  pillarBuilding: blank,
  pillarMerchants: blank,
  pillarFighters: blank,
  pillarLeaders: blank,
  tutorial: blank,
  newsItem: blank,
  buy: blank,
};

const pillar = (uid: PillarPageKey, data: Readonly<Record<string, unknown>> = {}) =>
  document('pillar_page', { ready: true, ...data }, { uid });

const setUp = async (documents: readonly ContentDocument[], built: object = pages) => {
  const application = await compose({ pages: built });
  application.replace(Documents, new ScriptedDocuments(documents));
  return application;
};

const pageOf = async (key: PillarPageKey, documents: readonly ContentDocument[], built?: object) =>
  (await setUp(documents, built)).get(LoadPillarPage).execute(key, 'en-us');

it('LP-02 links to a pillar only when it is marked as ready', async () => {
  const { navigation } = await pageOf('builders', [
    pillar('builders', { name: 'Builders' }),
    pillar('merchants', { ready: false }),
    document('pillar_page', { name: 'Fighters' }, { uid: 'fighters' }),
    pillar('leaders', { ready: 'yes' }),
  ]);
  expect(navigation.map(({ pillar: name, path }) => [name, path])).toEqual([
    ['builders', '/pillar/builders'],
    ['merchants', undefined],
    ['fighters', undefined],
    ['leaders', undefined],
  ]);
});

it('LP-02 treats a pillar without content or without a page in this build as not ready', async () => {
  const { pillarLeaders: _, ...built } = pages;
  const { navigation } = await pageOf('builders', [pillar('builders'), pillar('leaders')], built);
  expect(navigation.flatMap(({ path }) => path ?? [])).toEqual(['/pillar/builders']);
});

it('LP-02 shows only the announcement of a pillar that is not ready', async () => {
  const body = [{ slice_type: 'pillar_text', primary: { title: 'Secret' } }];
  const page = await pageOf('builders', [
    pillar('builders', { ready: false, body, tutorials: [{ slug: 'first-flight' }], name: 'Builders' }),
    document('tutorial', { title: 'Fly' }, { uid: 'first-flight' }),
    pillar('merchants'),
  ]);
  expect(page).toMatchObject({ ready: false, name: 'Builders', body: [], tutorials: [], articles: [] });
  expect(page.navigation.map(({ path }) => path !== undefined)).toEqual([false, true, false, false]);
});

it('LP-02 links to the previous and next ready pillar', async () => {
  const documents = [pillar('builders'), pillar('building'), pillar('fighters'), pillar('leaders')];
  expect(await pageOf('builders', documents)).toMatchObject({
    previous: { pillar: 'leaders' },
    next: { pillar: 'fighters' },
  });
  expect(await pageOf('building', documents)).toMatchObject({
    previous: { pillar: 'builders' },
    next: { pillar: 'fighters' },
  });
});

it('LP-02 lists existing tutorials and articles in the editor’s order, without duplicates', async () => {
  const article = (uid: string, category: string) =>
    document('news_article', { title: uid, category }, { uid });
  const page = await pageOf('merchants', [
    pillar('merchants', {
      tutorials: ['second', 'first', 'second', 'lost', ''].map((slug) => ({ slug })),
      articles: ['ice', 'release', 'gone', 'wreck'].map((slug) => ({ slug })),
    }),
    document('tutorial', { title: 'First' }, { uid: 'first' }),
    document('tutorial', { title: '' }, { uid: 'second' }),
    article('wreck', 'player-stories'),
    article('release', 'press-release'),
    article('ice', 'dev-diaries'),
  ]);
  expect(page.tutorials.map(({ title }) => title)).toEqual(['Second', 'First']);
  expect(page.articles.map(({ slug }) => slug)).toEqual(['ice', 'wreck']);
});

it('LP-02 shows a section’s text even when its link has no valid target', async () => {
  const section = (title: string, link: object) => ({
    slice_type: 'pillar_text',
    primary: { title, ...link },
  });
  const { body } = await pageOf('fighters', [
    pillar('fighters', {
      body: [
        section('Shop', { link_label: 'Buy', link_page: 'buy' }),
        section('Nowhere', { link_label: 'Go', link_page: 'nowhere' }),
        section('Script', { link_label: 'Go', link_address: 'javascript:alert(1)' }),
        section('', {}),
        { slice_type: 'pillar_dance', primary: { title: 'Unknown' } },
        { slice_type: 'pillar_figures', primary: { title: 'No figures', figures: [{ figure: '7' }] } },
        { slice_type: 'pillar_steps', primary: { title: 'No steps', steps: [] } },
      ],
    }),
  ]);
  expect(body.map((part) => part.slice === 'pillarText' && [part.title, part.link?.href])).toEqual([
    ['Shop', '/buy'],
    ['Nowhere', undefined],
    ['Script', undefined],
  ]);
});

it('LP-02 HO-02 the home page links to the pillars that are ready', async () => {
  const described = ['builders', 'merchants', 'pirates'].map((name) => ({ pillar: name, title: name }));
  const application = await setUp([
    document(
      'landing_page',
      { body: [{ slice_type: 'pillars', primary: { pillars: described } }] },
      { uid: 'home' },
    ),
    pillar('builders', { link_label: 'See builders' }),
    pillar('merchants', { ready: false }),
  ]);
  const { body } = await application.get(LoadHomePage).execute('en-us');
  const links = body.flatMap((section) =>
    section.slice === 'pillars' ? section.pillars.map(({ link }) => link && [link.path, link.label]) : [],
  );
  expect(links).toEqual([['/pillar/builders', 'See builders'], undefined, undefined]);
});

it('LP-02 the page list includes a pillar only in the languages where it is ready', async () => {
  const inGerman = document('pillar_page', { ready: true }, { uid: 'fighters', lang: 'de-de' });
  const application = await setUp([
    pillar('builders'),
    pillar('fighters', { ready: false }),
    { ...inGerman, lastPublished: '2026-11-01T09:00:00+00:00' },
  ]);
  const listed = await application.get(ListPages).execute();
  expect(listed.filter((page) => Object.values(page).some(({ path }) => /pillar|saeule/.test(path)))).toEqual(
    [
      { 'en-us': { path: '/pillar/builders' } },
      { 'de-de': { path: '/de/saeule/kaempfer', changed: '2026-11-01T09:00:00+00:00' } },
    ],
  );
});
