import { Documents } from '#infrastructure/content/Documents';
import { ListPages } from '#application/navigation/ListPages';
import { locales } from '#domain/language/Locale';
import { legalPageKeys } from '#domain/navigation/legalSlugs';
import { blankPages, compose } from '../../support/compose';
import { document, ScriptedDocuments } from '../../support/ScriptedDocuments';

const blank = blankPages.home;

const listOf = async (pages: Parameters<typeof compose>[0], documents?: ScriptedDocuments) => {
  const application = await compose(pages);
  if (documents) application.replace(Documents, documents);
  return application.get(ListPages).execute();
};

const publishedOn = (date: string, of: ReturnType<typeof document>) => ({ ...of, lastPublished: date });

it('lists this build’s entry pages and legal pages in each language', async () => {
  const pages = await listOf({ pages: { ...blankPages, legal: blank, siteMap: blank, kit: blank } });
  expect(pages).toHaveLength(1 + legalPageKeys.length + 1);
  expect(pages.map((page) => locales.map((locale) => page[locale]?.path))).toEqual(
    expect.arrayContaining([
      ['/', '/fr', '/de'],
      ['/sitemap', '/fr/plan-du-site', '/de/seitenuebersicht'],
      [
        '/legal/eula-myDU',
        '/fr/mentions-legales/contrat-de-licence-myDU',
        '/de/rechtliches/lizenzvertrag-myDU',
      ],
    ]),
  );
});

it('returns the modification date of each page’s document in that language', async () => {
  const home = document('landing_page', {}, { uid: 'home' });
  const license = document('legal_page', {}, { uid: 'lizenzvertrag-mydu', lang: 'de-de' });
  const documents = new ScriptedDocuments([
    publishedOn('2026-03-01T09:00:00+00:00', home),
    publishedOn('2026-04-01T09:00:00+00:00', license),
  ]);
  const pages = await listOf({ pages: { home: blank, legal: blank } }, documents);
  expect(pages[0]).toEqual({
    'en-us': { path: '/', changed: '2026-03-01T09:00:00+00:00' },
    'fr-fr': { path: '/fr' },
    'de-de': { path: '/de' },
  });
  const dated = pages.flatMap((page) => (page['de-de']?.changed ? [page['de-de'].path] : []));
  expect(dated).toEqual(['/de/rechtliches/lizenzvertrag-myDU']);
});

it('lists the pages even when no documents can be loaded', async () => {
  const pages = await listOf({ pages: { home: blank } }, new ScriptedDocuments({ kind: 'offline' }));
  expect(pages).toEqual([{ 'en-us': { path: '/' }, 'fr-fr': { path: '/fr' }, 'de-de': { path: '/de' } }]);
});

it('ME-01 lists the media library’s pictures and videos, named in the page’s language', async () => {
  const pages = await listOf({ pages: { media: blank, screenshots: blank, videos: blank } });
  const [, screenshots, videos] = pages;
  expect(screenshots?.['de-de']?.images).toContainEqual({
    url: '/assets/media/screenshots/ring_station.webp',
    title: 'Der Ring über Alioth',
  });
  expect(videos?.['en-us']?.videos?.[0]).toMatchObject({
    url: '/assets/media/videos/intro.mp4',
    thumbnail: '/assets/media/videos/intro-thumbnail-960.webp',
    title: 'Farstead in 25 seconds',
    seconds: 25,
  });
});
