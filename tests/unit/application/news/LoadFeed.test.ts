import { LoadFeed } from '#application/news/LoadFeed';
import { locales } from '#domain/language/Locale';
import { Documents } from '#infrastructure/content/Documents';
import { blankPages, compose } from '../../support/compose';
import { article, StoredArticles } from '../../support/StoredArticles';

const withNewsPage = { pages: { ...blankPages, newsItem: blankPages.home } };

const feedOf = async (documents: Documents, arrangement: Parameters<typeof compose>[0] = withNewsPage) => {
  const application = await compose(arrangement);
  application.replace(Documents, documents);
  return application.get(LoadFeed);
};

it.each(locales)('the %s feed has a name and a description', async (locale) => {
  const feed = await (await feedOf(new StoredArticles([]))).execute(locale);
  expect(feed.title).toContain('Farstead');
  expect(feed.description.length).toBeGreaterThan(20);
  expect(feed.items).toEqual([]);
});

const createStoredArticles = () =>
  new StoredArticles([
    article(5, {
      uid: 'ring-open',
      data: {
        title: 'The ring is open',
        author: 'Ada Verne',
        picture: { url: '/images/hero.webp', alt: '' },
      },
    }),
    article(4, { data: { title: '' } }),
    article(3, { data: { published: null } }),
    article(2, { uid: 'patch', data: { category: 'patch-notes' } }),
    article(1, { data: { category: 'press-release' } }),
  ]);

it('contains articles with a title and a date, and excludes press releases', async () => {
  expect((await (await feedOf(createStoredArticles())).execute('en-us')).items).toEqual([
    {
      title: 'The ring is open',
      summary: 'In short.',
      path: '/news/ring-open',
      published: '2020-01-01T05:00:00.000Z',
      author: 'Ada Verne',
      category: 'Events',
      picture: '/images/hero.webp',
    },
    expect.objectContaining({ path: '/news/patch' }),
  ]);
});

it('each category has a feed with its own title and articles', async () => {
  const feed = await (await feedOf(createStoredArticles())).execute('en-us', 'patch-notes');
  expect(feed.title).toMatch(/ · Patch notes$/);
  expect(feed.items.map(({ path }) => path)).toEqual(['/news/patch']);
});

it('returns an empty feed when this build has no article page', async () => {
  expect((await (await feedOf(createStoredArticles(), {})).execute('en-us')).items).toEqual([]);
});

it('returns an empty feed when the content service fails', async () => {
  const documents = createStoredArticles();
  documents.failure = { kind: 'timeout' };
  expect((await (await feedOf(documents)).execute('de-de')).items).toEqual([]);
});
