import { Articles } from '#application/news/Articles';
import { ListArticles } from '#application/news/ListArticles';
import { LookUpPath } from '#application/navigation/LookUpPath';
import { Documents } from '#infrastructure/content/Documents';
import { compose } from '../../support/compose';
import { article, articles, StoredArticles } from '../../support/StoredArticles';

const setUp = async (stored: StoredArticles) => {
  const application = await compose();
  application.replace(Documents, stored);
  return application;
};

const newsOf = async (stored: StoredArticles, range: { from: number; to: number }) => {
  const found = await (await setUp(stored)).get(Articles).listNews('en-us', range);
  if (!found.ok) throw new Error(found.error.kind);
  return { total: found.value.total, titles: found.value.cards.map(({ title }) => title) };
};

it('NE-01 reads a range newest first, regardless of the service’s page boundaries', async () => {
  const stored = new StoredArticles(articles(12));
  expect(await newsOf(stored, { from: 4, to: 9 })).toEqual({
    total: 12,
    titles: ['Article 8', 'Article 7', 'Article 6', 'Article 5', 'Article 4'],
  });
  expect((await newsOf(stored, { from: 9, to: 14 })).titles).toEqual(['Article 3', 'Article 2', 'Article 1']);
});

it.each([100, 10_000])(
  'NE-01 requests at most two pages, without article bodies, for %i articles',
  async (count) => {
    const stored = new StoredArticles(articles(count));
    await newsOf(stored, { from: 0, to: 4 });
    expect(stored.queries).toHaveLength(1);
    await newsOf(stored, { from: count - 11, to: count - 6 });
    expect(stored.queries).toHaveLength(3);
    expect(stored.sentCount).toBeLessThanOrEqual(15);
    expect(stored.queries.every(({ fields }) => fields && !fields.includes('body'))).toBe(true);
  },
);

it.each([100, 10_000])('NE-03 looks up a path among %i articles with at most two requests', async (count) => {
  const stored = new StoredArticles(articles(count));
  const lookUp = (await setUp(stored)).get(LookUpPath);
  expect(await lookUp.execute(`/news/article-${count}`)).toBe(true);
  expect(await lookUp.execute('/news/nobody-wrote-this')).toBe(false);
  expect(await lookUp.execute('/news/page/2')).toBe(true);
  expect(await lookUp.execute('/news/page/9999')).toBe(false);
  expect(await lookUp.execute('/news/archives/events')).toBe(true);
  expect(await lookUp.execute('/news/archives/nobody')).toBe(false);
  expect(await lookUp.execute('/news/archives/all/2')).toBe(true);
  expect(await lookUp.execute('/news/archives/events/1')).toBe(false);
  expect(stored.queries.length).toBeLessThanOrEqual(6);
  expect(stored.sentCount).toBeLessThanOrEqual(25);
});

it('fails to look up a path while the content service is down', async () => {
  const stored = new StoredArticles([]);
  stored.failure = { kind: 'timeout' };
  const lookUp = (await setUp(stored)).get(LookUpPath);
  expect(await lookUp.execute('/news/article-1')).toBeUndefined();
  expect(await lookUp.execute('/news/page/2')).toBeUndefined();
});

it('PR-01 looks up press releases only under the press page and news only under the news page', async () => {
  const stored = new StoredArticles([article(2, { data: { category: 'Press release' } }), article(1)]);
  const lookUp = (await setUp(stored)).get(LookUpPath);
  const paths = ['/contact/article-2', '/news/article-2', '/contact/article-1', '/news/article-1'];
  const found = await Promise.all(paths.map((path) => lookUp.execute(path)));
  expect(found).toEqual([true, false, false, true]);
});

it('NE-01 omits press releases, however their type is spelled', async () => {
  const stored = new StoredArticles([
    article(4, { data: { category: 'press-release' } }),
    article(3, { data: { category: 'Press release' } }),
    article(2, { data: { category: 'A PRESS RELEASE of the studio', in_carousel: true } }),
    article(1),
  ]);
  expect((await newsOf(stored, { from: 0, to: 4 })).titles).toEqual(['Article 1']);
  const application = await setUp(stored);
  expect(await application.get(Articles).listFeatured('en-us')).toEqual([]);
  const releases = await application.get(Articles).listReleases('en-us', { from: 0, to: 5 });
  expect(releases.ok && releases.value.cards.map(({ title }) => title)).toEqual(['Article 4', 'Article 3']);
});

it('NE-01 lists articles without a picture, date or type last, by document date', async () => {
  const data = { published: null, category: null, picture: {}, lead: null };
  const stored = new StoredArticles([
    article(9, { data, firstPublished: '2026-01-02T09:00:00+00:00' }),
    article(1),
  ]);
  const found = await (await setUp(stored)).get(Articles).listNews('en-us', { from: 0, to: 4 });
  expect(found.ok && found.value.cards[1]).toEqual({
    id: 'article-000009',
    slug: 'article-9',
    title: 'Article 9',
    text: '',
    category: undefined,
    published: new Date('2026-01-02T09:00:00Z'),
    author: '',
    picture: undefined,
  });
});

it('NE-01 omits an article that cannot be linked', async () => {
  const stored = new StoredArticles([article(2, { uid: null, data: { title: '' } }), article(1)]);
  expect((await newsOf(stored, { from: 0, to: 4 })).titles).toEqual(['Article 1']);
});

it('lists each article once for search engines, in every language where it exists', async () => {
  const stored = new StoredArticles([
    article(2, { uid: 'ring' }),
    { ...article(3, { uid: 'ring', id: 'of-de' }), lang: 'de-de' },
    article(1, { uid: 'alone' }),
    article(4, { uid: 'opening', data: { category: 'press-release' } }),
  ]);
  const list = (await setUp(stored)).get(ListArticles);
  expect(await list.execute('release')).toEqual([{ 'en-us': { path: '/contact/opening' } }]);
  expect(await list.execute('news')).toEqual([
    { 'en-us': { path: '/news/ring' }, 'de-de': { path: '/de/neuigkeiten/ring' } },
    { 'en-us': { path: '/news/alone' } },
  ]);
});
