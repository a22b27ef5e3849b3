import { Documents, type ContentDocument } from '../../../../src/infrastructure/content/Documents';
import { LoadFeed } from '../../../../src/application/content/LoadFeed';
import { locales } from '../../../../src/domain/language/Locale';
import { blankPages, compose } from '../../support/compose';
import { document, ScriptedDocuments } from '../../support/ScriptedDocuments';

const withNewsPage = { pages: { ...blankPages, newsItem: blankPages.home } };

const article = (uid: string | null, title: string, firstPublished: string | null): ContentDocument => ({
  ...document('news_article', { title, summary: 'In short.' }, { uid, lang: 'fr-fr' }),
  firstPublished,
});

it.each(locales)('the feed of %s has a name and a description', async (locale) => {
  const application = await compose();
  const feed = await application.get(LoadFeed).execute(locale);
  expect(feed.title).toContain('Farstead');
  expect(feed.description.length).toBeGreaterThan(20);
  expect(feed.items).toEqual([]);
});

it('contains articles with a page and their dates', async () => {
  const application = await compose(withNewsPage);
  application.replace(
    Documents,
    new ScriptedDocuments([
      article('ring-ouvert', 'L’anneau est ouvert', '2026-11-02T10:00:00+00:00'),
      article('sans-titre', '', '2026-11-02T10:00:00+00:00'),
      article('sans-date', 'Sans date', null),
      article(null, 'Sans adresse', '2026-11-02T10:00:00+00:00'),
    ]),
  );
  expect((await application.get(LoadFeed).execute('fr-fr')).items).toEqual([
    {
      title: 'L’anneau est ouvert',
      summary: 'In short.',
      path: '/fr/actualites/ring-ouvert',
      published: '2026-11-02T10:00:00+00:00',
    },
  ]);
});

it('is empty while there is no page to read an article on', async () => {
  const application = await compose();
  const documents = new ScriptedDocuments([article('a', 'A', '2026-11-02T10:00:00+00:00')]);
  application.replace(Documents, documents);
  expect((await application.get(LoadFeed).execute('fr-fr')).items).toEqual([]);
});

it('is empty when the content service fails', async () => {
  const application = await compose(withNewsPage);
  application.replace(Documents, new ScriptedDocuments({ kind: 'timeout' }));
  expect(await application.get(LoadFeed).execute('de-de')).toEqual({ title: '', description: '', items: [] });
});
