import { newsCategories } from '#domain/news/categories';
import { Documents } from '#infrastructure/content/Documents';
import { ArchivePresenter } from '#ui/news/ArchivePresenter';
import { blocksOf, tierAt } from '#ui/news/blocks';
import { NewsPresenter } from '#ui/news/NewsPresenter';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { flushPromises } from '../../support/flushPromises';
import { article, articles, StoredArticles } from '../../support/StoredArticles';

const visit = (params: Readonly<Record<string, string>> = {}) => ({ params, query: new URLSearchParams() });

const setUp = async (stored: StoredArticles) => {
  const application = await compose();
  application.replace(Documents, stored);
  await loadTexts(application, 'en-us', ['news']);
  return application;
};

const news = async (stored: StoredArticles, params: Readonly<Record<string, string>> = {}) => {
  const application = await setUp(stored);
  const presenter = application.get(NewsPresenter);
  await presenter.load(visit(params));
  return { application, presenter, list: presenter.list };
};

const archive = async (stored: StoredArticles, params: Readonly<Record<string, string>> = {}) => {
  const application = await setUp(stored);
  const presenter = application.get(ArchivePresenter);
  await presenter.load(visit(params));
  return { application, presenter, list: presenter.list };
};

describe('NE-01 the news', () => {
  it('groups cards into blocks of five with the newsletter in second place', async () => {
    const { list } = await news(new StoredArticles(articles(12)));
    const [block = []] = blocksOf(list.cards, true);
    expect(block.map((cell) => (cell === 'newsletter' ? cell : cell.title))).toEqual([
      'Article 12',
      'newsletter',
      'Article 11',
      'Article 10',
      'Article 9',
    ]);
    expect(block.map((_, place) => tierAt(place))).toEqual(['lead', 'middle', 'middle', 'small', 'small']);
    expect(
      blocksOf(
        articles(6)
          .map(() => list.cards[0])
          .flatMap((card) => card ?? []),
        false,
      ),
    ).toHaveLength(2);
  });

  it('shows five more after 500 ms, however fast they load', async () => {
    const { application, list } = await news(new StoredArticles(articles(12)));
    expect(list.cards).toHaveLength(4);
    expect(list.nextBatchSize).toBe(5);
    const loading = list.loadMore();
    await flushPromises();
    application.clock.advance(499);
    await flushPromises();
    expect(list.state).toBe('loading');
    expect(list.cards).toHaveLength(4);
    application.clock.advance(1);
    await loading;
    expect(list.cards.map(({ title }) => title)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4].map((number) => `Article ${number}`),
    );
    expect(list.firstAddedId).toBe('article-000008');
    expect([list.shownCount, list.total, list.nextBatchSize]).toEqual([9, 12, 3]);
  });

  it('loads once, however often the button is pressed', async () => {
    const stored = new StoredArticles(articles(30));
    const { application, list } = await news(stored);
    const before = stored.queries.length;
    const loading = Promise.all([list.loadMore(), list.loadMore(), list.loadMore()]);
    await flushPromises();
    application.clock.advance(500);
    await loading;
    expect(list.cards).toHaveLength(9);
    // The range spans two pages of the service.
    expect(stored.queries.length - before).toBe(2);
  });

  it('still shows the loaded articles when loading more fails, and continues on the next attempt', async () => {
    const stored = new StoredArticles(articles(12));
    const { application, list } = await news(stored);
    const more = async () => {
      const loading = list.loadMore();
      await flushPromises();
      application.clock.advance(500);
      await loading;
    };
    stored.failure = { kind: 'timeout' };
    await more();
    expect(list.state).toBe('failed');
    expect(list.cards).toHaveLength(4);
    stored.failure = undefined;
    await more();
    expect(list.cards).toHaveLength(9);
  });

  it.each([
    [{}, 4],
    [{ page: '2' }, 5],
  ])('ER-02 shows the articles of the page %j when a retry succeeds', async (params, count) => {
    const stored = new StoredArticles(articles(12));
    stored.failure = { kind: 'timeout' };
    const { list } = await news(stored, params);
    expect([list.state, list.cards]).toEqual(['unread', []]);
    stored.failure = undefined;
    await list.retry();
    const { list: expected } = await news(stored, params);
    expect([list.state, list.cards]).toEqual(['ready', expected.cards]);
    expect(list.cards).toHaveLength(count);
  });

  it('ignores results after the visitor leaves the page', async () => {
    const { application, list, presenter } = await news(new StoredArticles(articles(12)));
    const loading = list.loadMore();
    presenter.dispose();
    application.clock.advance(500);
    await loading;
    expect(list.cards).toHaveLength(4);
    expect(list.state).toBe('ready');
  });

  it('restores the scroll position when going back', async () => {
    const { application, list } = await news(new StoredArticles(articles(30)));
    const loading = list.loadMore();
    await flushPromises();
    application.clock.advance(500);
    await loading;
    const again = application.get(NewsPresenter);
    await again.load(visit());
    expect(again.list.cards).toHaveLength(9);
  });

  it('starts with the server’s page unchanged, then restores the scroll position', async () => {
    const application = await setUp(new StoredArticles(articles(30)));
    application.historyNotes.saveStep('/news', 3);
    application.renderedPage.since = new Date();
    const presenter = application.get(NewsPresenter);
    await presenter.load(visit());
    expect(presenter.list.cards).toHaveLength(4);
    presenter.onShow();
    await flushPromises();
    expect(presenter.list.cards).toHaveLength(14);
    expect(application.viewport.moves).toEqual([]);
    application.viewport.paint();
    expect(application.viewport.moves).toEqual(['back', 'note']);
  });

  it('does not scroll for a visitor who leaves before the reloaded list is painted', async () => {
    const application = await setUp(new StoredArticles(articles(30)));
    application.historyNotes.saveStep('/news', 3);
    application.renderedPage.since = new Date();
    const presenter = application.get(NewsPresenter);
    await presenter.load(visit());
    const end = presenter.onShow();
    await flushPromises();
    end();
    application.viewport.paint();
    expect(application.viewport.moves).toEqual([]);
  });

  it('does not scroll for a visitor who leaves while the list is reloaded', async () => {
    const application = await setUp(new StoredArticles(articles(30)));
    application.historyNotes.saveStep('/news', 3);
    application.renderedPage.since = new Date();
    const presenter = application.get(NewsPresenter);
    await presenter.load(visit());
    presenter.onShow();
    presenter.dispose();
    await flushPromises();
    application.viewport.paint();
    expect(application.viewport.moves).not.toContain('back');
  });

  it('does not scroll when the list has not grown', async () => {
    const application = await setUp(new StoredArticles(articles(30)));
    application.renderedPage.since = new Date();
    const presenter = application.get(NewsPresenter);
    await presenter.load(visit());
    presenter.onShow();
    await flushPromises();
    application.viewport.paint();
    expect(application.viewport.moves).toEqual(['note']);
  });

  it('offers pages of one step each that work without JavaScript', async () => {
    const { presenter, list } = await news(new StoredArticles(articles(12)), { page: '2' });
    expect(list.cards).toHaveLength(5);
    expect(presenter.featured).toEqual([]);
    expect([list.newerPath, list.olderPath]).toEqual(['/news', '/news/page/3']);
    expect(presenter.head).toMatchObject({ title: 'News, page 2' });
    expect(presenter.head).not.toHaveProperty('isMissing');
  });

  it.each(['0', '1', '4', 'x', '99999'])('treats page %s as missing', async (page) => {
    const { presenter } = await news(new StoredArticles(articles(12)), { page });
    expect(presenter.isMissing).toBe(true);
    expect(presenter.head).toEqual({ title: 'This article doesn’t exist', isMissing: true });
  });

  it('shows the featured articles in the carousel', async () => {
    const flagged = article(2, { data: { in_carousel: true } });
    const { presenter } = await news(new StoredArticles([article(3), flagged, article(1)]));
    expect(presenter.featured.map(({ id }) => id)).toEqual(['article-000002']);
  });
});

describe('NE-02 the archive', () => {
  it('starts with one article and grows by five up to the total', async () => {
    const { application, list } = await archive(new StoredArticles(articles(8)));
    const counts = [list.cards.length];
    while (list.hasMore) {
      const loading = list.loadMore();
      await flushPromises();
      application.clock.advance(500);
      await loading;
      counts.push(list.cards.length);
    }
    expect(counts).toEqual([1, 6, 8]);
  });

  it('shows the articles in one category', async () => {
    const stored = new StoredArticles([
      article(3),
      article(2, { data: { category: 'patch-notes' } }),
      article(1),
    ]);
    const { presenter, list } = await archive(stored, { category: 'patch-notes' });
    expect(list.cards.map(({ title }) => title)).toEqual(['Article 2']);
    expect(presenter.links.filter(({ isCurrent }) => isCurrent).map(({ category }) => category)).toEqual([
      'patch-notes',
    ]);
    expect(presenter.links).toHaveLength(1 + newsCategories.length);
  });

  it('shows no articles in an empty category and treats an unknown category as missing', async () => {
    const stored = new StoredArticles([article(1)]);
    const empty = await archive(stored, { category: 'dev-diaries' });
    expect([empty.list.cards, empty.list.state, empty.presenter.isMissing]).toEqual([[], 'ready', false]);
    const { presenter: unknown } = await archive(stored, { category: 'gossip' });
    expect(unknown.isMissing).toBe(true);
    expect(unknown.head).toEqual({ title: 'This article doesn’t exist', isMissing: true });
  });
});
