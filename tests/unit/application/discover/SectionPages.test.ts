import { SectionPages } from '#application/discover/SectionPages';
import { ModelContent } from '#infrastructure/content/ModelContent';
import { landingPage, updatePage } from '#ui/discover/sectionPages';
import { Documents } from '#infrastructure/content/Documents';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { document, ScriptedDocuments } from '../../support/ScriptedDocuments';

const pagesOf = (documents: ScriptedDocuments) => new SectionPages(new ModelContent(documents));

const loadPage = async (page: typeof landingPage, uid: string, documents?: ScriptedDocuments) => {
  const application = await compose();
  await loadTexts(application, 'de-de', ['discover']);
  if (documents) application.replace(Documents, documents);
  if (!page.Presenter) throw new Error('The page has no presenter');
  const presenter = application.get(page.Presenter);
  await presenter.load?.({ params: { uid }, query: new URLSearchParams() });
  return presenter;
};

it.each([landingPage, updatePage])(
  'LP-01 an unknown uid redirects to the home page in the same language',
  async (page) => {
    expect((await loadPage(page, 'no-such-page')).redirectTo).toBe('/de#page-not-found');
    expect((await loadPage(page, 'home', new ScriptedDocuments([]))).redirectTo).toBe('/de#page-not-found');
  },
);

it('LP-01 throws without redirecting when a page fails to load, so that it can be retried', async () => {
  const away = new ScriptedDocuments({ kind: 'offline' });
  await expect(loadPage(landingPage, 'mining', away)).rejects.toThrow('could not be loaded');
  expect(await pagesOf(away).findOne('update', 'x', 'en-us')).toEqual({
    ok: false,
    error: { kind: 'unavailable' },
  });
  expect(await pagesOf(away).findAll('update', 'en-us')).toEqual([]);
});

it('LP-01 shows an existing page with its title, without a redirect', async () => {
  const presenter = await loadPage(updatePage, 'cranes-that-carry');
  expect(presenter.redirectTo).toBeUndefined();
  expect(presenter.head?.title).toBe('Update 2.6: Kräne, die tragen');
  expect(presenter.head?.translations).toBeUndefined();
});

it('LP-01 lists landing pages in the editors’ order and updates newest first, skipping those without a uid', async () => {
  const landing = (uid: string | null, order?: unknown) =>
    document('discover_page', { order, intro_title: `T ${uid ?? ''}` }, { uid });
  const update = (uid: string, released?: unknown) => document('update_page', { released }, { uid });
  const pages = pagesOf(
    new ScriptedDocuments([
      landing('last', 'soon'),
      landing('second', 2),
      landing('first', 1),
      landing(null, 0),
      update('undated'),
      update('old', '2026-01-01'),
      update('new', '2026-06-01'),
    ]),
  );
  const uids = async (kind: 'landing' | 'update') =>
    (await pages.findAll(kind, 'en-us')).map(({ uid, title }) => [uid, title]);
  expect(await uids('landing')).toEqual([
    ['first', 'T first'],
    ['second', 'T second'],
    ['last', 'T last'],
  ]);
  expect((await uids('update')).map(([uid]) => uid)).toEqual(['new', 'old', 'undated']);
});
