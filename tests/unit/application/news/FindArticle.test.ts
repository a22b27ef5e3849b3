import { FindArticle } from '#application/news/FindArticle';
import type { ContentDocument } from '#infrastructure/content/Documents';
import { Documents } from '#infrastructure/content/Documents';
import { compose } from '../../support/compose';
import { article, articles, StoredArticles } from '../../support/StoredArticles';

const findArticle = async (stored: StoredArticles, address: string, kind?: 'news' | 'release') => {
  const application = await compose();
  application.replace(Documents, stored);
  const found = await application.get(FindArticle).execute(address, 'en-us', kind);
  if (!found.ok) throw new Error(found.error.kind);
  return found.value;
};

/** Ids of the previous article, the article and the next article. */
const findNeighbors = async (documents: readonly ContentDocument[], address: string) => {
  const found = await findArticle(new StoredArticles(documents), address);
  return found && [found.previous?.id, found.id, found.next?.id];
};

it('NE-03 finds an article by its slug, with the previous and next article', async () => {
  expect(await findNeighbors(articles(3), 'article-2')).toEqual([
    'article-000001',
    'article-000002',
    'article-000003',
  ]);
  expect(await findNeighbors(articles(3), 'article-1')).toEqual([
    undefined,
    'article-000001',
    'article-000002',
  ]);
  expect(await findNeighbors(articles(3), 'article-3')).toEqual([
    'article-000002',
    'article-000003',
    undefined,
  ]);
});

it.each([100, 10_000])('NE-03 sends three requests without loading all of the %i articles', async (count) => {
  const stored = new StoredArticles(articles(count));
  await findArticle(stored, 'article-50');
  expect(stored.queries).toHaveLength(3);
  expect(stored.sentCount).toBeLessThanOrEqual(41);
});

it('NE-03 finds an article without a slug by its slugified title', async () => {
  const untold = article(2, { uid: null, data: { title: 'The ring’s open: à bientôt' } });
  const found = await findArticle(new StoredArticles([untold, article(1)]), 'the-ring-s-open-a-bientot');
  expect(found?.id).toBe('article-000002');
});

it('NE-03 does not find an article by its title when it has a slug', async () => {
  expect(await findArticle(new StoredArticles([article(2, { uid: 'own' })]), 'article-2')).toBeUndefined();
});

it('NE-03 finds the newer of two articles with the same slug, and its neighbors skip the older one', async () => {
  const twins = [
    article(4),
    article(3, { uid: null, data: { title: 'Twins' } }),
    article(2, { uid: null, data: { title: 'Twins' } }),
    article(1),
  ];
  expect(await findNeighbors(twins, 'twins')).toEqual(['article-000001', 'article-000003', 'article-000004']);
});

it('NE-03 articles published at the same time are neighbors in list order', async () => {
  const published = '2026-01-01T00:00:00Z';
  const same = [1, 2, 3].map((number) => article(number, { data: { published } }));
  expect(await findNeighbors(same, 'article-2')).toEqual([
    'article-000003',
    'article-000002',
    'article-000001',
  ]);
  expect(await findNeighbors(same, 'article-1')).toEqual(['article-000002', 'article-000001', undefined]);
});

it('NE-03 skips press releases, which have a separate page', async () => {
  const release = article(2, { data: { category: 'Press release' } });
  expect(await findNeighbors([article(3), release, article(1)], 'article-3')).toEqual([
    'article-000001',
    'article-000003',
    undefined,
  ]);
  expect(await findArticle(new StoredArticles([release]), 'article-2')).toBeUndefined();
  expect((await findArticle(new StoredArticles([release]), 'article-2', 'release'))?.id).toBe(
    'article-000002',
  );
});

it('NE-03 an article without a date has no neighbors', async () => {
  expect(await findNeighbors([article(2, { data: { published: null } }), article(1)], 'article-2')).toEqual([
    undefined,
    'article-000002',
    undefined,
  ]);
});

it.each(['', '~', '---', '\\', '"]]', '../../etc', 'a'.repeat(500)])(
  'NE-03 does not find an article at the path %s',
  async (address) => expect(await findArticle(new StoredArticles(articles(3)), address)).toBeUndefined(),
);
