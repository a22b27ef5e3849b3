import { Navigator } from '#application/navigation/Navigator';
import { MediaFiles } from '#application/media/MediaFiles';
import type { MediaLists } from '#domain/media/MediaLibrary';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { Translations } from '#ui/content/Translations';
import { gridEndId, MediaGridPresenter } from '#ui/media/MediaGridPresenter';
import { MediaPresenter, type MediaUid } from '#ui/media/MediaPresenter';
import { MediaViewerPresenter } from '#ui/media/MediaViewerPresenter';
import { compose, type Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const stubList = (application: Application, list: () => Promise<Result<MediaLists, CallFailure>>): void =>
  application.replace(MediaFiles, { list });

const setUp = async (
  uid: MediaUid = 'screenshots',
  list?: () => Promise<Result<MediaLists, CallFailure>>,
) => {
  const application = await compose({ path: '/media' });
  if (list) stubList(application, list);
  await application.get(Translations).load('en-us');
  const media = application.get(MediaPresenter);
  return { application, media, load: () => media.load(uid) };
};

describe('the media library', () => {
  it('ME-01 combines the files from the server with the texts from the content', async () => {
    const { media, load } = await setUp('media');
    await load();
    expect(media.title).toBe('Media');
    expect(media.head.description).toContain('wallpapers');
    expect(media.itemsOf('screenshots').find(({ item }) => item.name === 'ring_station')).toMatchObject({
      title: 'The ring above Alioth',
      author: 'Ada Verne',
      coordinates: '::pos{2,17,-8.41,33.20,412}',
    });
    expect(media.itemsOf('pinned').map(({ item }) => item.category)).toContain('videos');
  });

  it('ME-02 reads a video’s chapters', async () => {
    const { media, load } = await setUp('videos');
    await load();
    expect(media.itemsOf('videos')[0]?.chapters[1]).toEqual({ seconds: 4, title: 'Builders' });
  });

  it('ME-01 shows an item without texts', async () => {
    const { media, load } = await setUp('screenshots', async () =>
      succeed({ screenshots: ['a/b/screenshots/星_base.webp'] }),
    );
    await load();
    expect(media.itemsOf('screenshots')).toMatchObject([{ title: '星 base', alt: '', chapters: [] }]);
  });

  it('ME-01 a slow API does not delay the page', async () => {
    let answer: (lists: Result<MediaLists, CallFailure>) => void = () => undefined;
    const { application, media, load } = await setUp(
      'screenshots',
      () => new Promise((resolve) => (answer = resolve)),
    );
    const loaded = load();
    await flushPromises();
    application.clock.advance(2000);
    await loaded;
    expect([media.library.state.kind, media.title]).toEqual(['loading', 'Screenshots']);

    answer(succeed({ screenshots: ['a/b/screenshots/late.webp'] }));
    await flushPromises();
    expect(media.itemsOf('screenshots')).toMatchObject([{ title: 'Late' }]);
  });
});

describe('the grid', () => {
  const begun = async (total: number) => {
    const application = await compose();
    const grid = application.get(MediaGridPresenter);
    const end = grid.begin(total);
    const reach = () => application.viewport.watched.get(gridEndId)?.(true);
    const leave = () => application.viewport.watched.get(gridEndId)?.(false);
    return { application, grid, end, reach, leave };
  };

  it('ME-02 shows 20 more items half a second after its end comes near', async () => {
    const { application, grid, reach, leave } = await begun(45);
    expect(grid.count).toBe(20);
    reach();
    leave();
    application.clock.advance(499);
    expect([grid.count, grid.isWaiting]).toEqual([20, true]);
    application.clock.advance(1);
    expect([grid.count, grid.isWaiting]).toEqual([40, false]);
    reach();
    application.clock.advance(500);
    expect([grid.count, grid.hasMore]).toEqual([45, false]);
  });

  it('ME-02 makes the footer reachable by showing a button after two steps', async () => {
    const { application, grid, reach } = await begun(200);
    reach();
    application.clock.advance(500);
    application.clock.advance(500);
    expect([grid.count, grid.needsButton]).toEqual([60, true]);
    application.clock.advance(5000);
    expect(grid.count).toBe(60);
    grid.showMore();
    expect(grid.count).toBe(80);
  });

  it('ME-02 stops loading more items once the visitor leaves the page', async () => {
    const { application, grid, end, reach } = await begun(45);
    reach();
    end();
    application.clock.advance(500);
    expect([grid.count, grid.isWaiting]).toEqual([20, false]);
  });
});

describe('the grid of a returning visitor', () => {
  it('ME-02 starts with the same number of items as before', async () => {
    const application = await compose({ path: '/media/screenshots?x=1#end' });
    const before = application.get(MediaGridPresenter);
    before.begin(45);
    before.showMore();
    before.showMore();
    expect(application.historyNotes.findStep('/media/screenshots')).toBe(3);

    const grid = application.get(MediaGridPresenter);
    expect(grid.count).toBe(60);
    grid.begin(45);
    application.viewport.paint();
    expect(application.viewport.moves).toEqual(['note', 'note']);
  });

  it('ME-02 starts with the server-rendered items, then restores the rest and the scroll position', async () => {
    const application = await compose({ path: '/media/screenshots' });
    application.historyNotes.saveStep('/media/screenshots', 3);
    application.renderedPage.since = new Date();
    const grid = application.get(MediaGridPresenter);
    expect(grid.count).toBe(20);
    grid.begin(45);
    expect(grid.count).toBe(45);
    expect(application.viewport.moves).toEqual([]);
    application.viewport.paint();
    expect(application.viewport.moves).toEqual(['back', 'note']);
  });

  it('ME-02 does not scroll for a visitor who leaves before the grid is painted', async () => {
    const application = await compose({ path: '/media/screenshots' });
    application.historyNotes.saveStep('/media/screenshots', 3);
    application.renderedPage.since = new Date();
    application.get(MediaGridPresenter).begin(45)();
    application.viewport.paint();
    expect(application.viewport.moves).toEqual([]);
  });

  it('ME-02 starts from the beginning on another page', async () => {
    const application = await compose({ path: '/media/wallpapers' });
    application.historyNotes.saveStep('/media/screenshots', 3);
    expect(application.get(MediaGridPresenter).count).toBe(20);
  });
});

describe('the viewer', () => {
  const lists = async () => {
    const { application, media, load } = await setUp('media');
    await load();
    return { viewer: application.get(MediaViewerPresenter), media, navigator: application.get(Navigator) };
  };

  it('ME-02 moves through the list and wraps around at both ends', async () => {
    const { viewer, media } = await lists();
    const shots = media.itemsOf('screenshots');
    expect(viewer.dialogKind).toBe('none');
    const [first] = shots;
    if (!first) throw new Error('There is no screenshot');
    viewer.open(first, shots);
    expect([viewer.dialogKind, viewer.index]).toEqual(['preview', 0]);
    viewer.move(-1);
    expect(viewer.index).toBe(shots.length - 1);
    viewer.move(1);
    viewer.move(1);
    expect(viewer.current).toBe(shots[1]);
    viewer.close();
    viewer.goTo(2);
    expect(viewer.dialogKind).toBe('none');
  });

  it('ME-02 closes on Back without leaving the page, and closing adds no history entry', async () => {
    const { viewer, media, navigator } = await lists();
    const shots = media.itemsOf('screenshots');
    const [first, second] = shots;
    if (!first || !second) throw new Error('There is no screenshot');
    viewer.open(first, shots);
    viewer.open(second, shots);
    navigator.go(-1);
    expect([viewer.dialogKind, navigator.path, navigator.canGoBack]).toEqual(['none', '/media', false]);
    viewer.open(first, shots);
    viewer.close();
    viewer.close();
    expect([viewer.dialogKind, navigator.path, navigator.canGoBack]).toEqual(['none', '/media', false]);
    viewer.open(first, shots);
    expect(viewer.dialogKind).toBe('preview');
    navigator.push('/news');
    expect(viewer.dialogKind).toBe('none');
  });

  it.each([
    ['videos', 'video'],
    ['wallpapers', 'wallpaper'],
    ['screenshots', 'preview'],
  ] as const)('ME-02 opens %s as %s and skips items of other kinds', async (list, modal) => {
    const { viewer, media } = await lists();
    const [item] = media.itemsOf(list);
    if (!item) throw new Error('There is no item');
    viewer.open(item, [...media.itemsOf('conceptart').slice(0, 1), ...media.itemsOf('videos'), item]);
    expect(viewer.dialogKind).toBe(modal);
    expect(new Set(viewer.items.map(({ item: { category } }) => category)).size).toBeLessThan(3);
    expect(viewer.current?.key).toBe(item.key);
  });
});
