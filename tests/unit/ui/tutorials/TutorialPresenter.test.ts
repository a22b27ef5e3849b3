import { locales } from '#domain/language/Locale';
import { Documents } from '#infrastructure/content/Documents';
import { AppPresenter } from '#ui/app/AppPresenter';
import { PagePresenter } from '#ui/app/PagePresenter';
import { sitePages } from '#ui/app/sitePages';
import { Translations } from '#ui/content/Translations';
import { TutorialPresenter } from '#ui/tutorials/TutorialPresenter';
import { TutorialsPresenter } from '#ui/tutorials/TutorialsPresenter';
import { compose, composeUnconfigured } from '../../support/compose';
import { EditedDocuments } from '../../support/renderPage';
import { ScriptedDocuments } from '../../support/ScriptedDocuments';
import { flushPromises } from '../../support/flushPromises';

const visit = (slug: string) => ({ params: { slug }, query: new URLSearchParams() });

const arrange = async (documents?: Documents) => {
  const application = await compose();
  await application.get(Translations).load('en-us');
  if (documents) application.replace(Documents, documents);
  return { application, presenter: application.get(TutorialPresenter) };
};

describe.each(locales)('TU-01 TU-02 in %s', (locale) => {
  it('lists twenty tutorials in five categories, each with a title, steps and next tutorials', async () => {
    const application = await compose();
    await application.get(Translations).load(locale);
    const overview = application.get(TutorialsPresenter);
    await overview.load();
    const categories = overview.page?.categories ?? [];
    expect(categories.map(({ id }) => id)).toEqual(['start', 'build', 'fly', 'trade', 'lead']);
    expect(categories.flatMap(({ tutorials }) => tutorials).length).toBeGreaterThanOrEqual(20);
    for (const { slug } of categories.flatMap(({ tutorials }) => tutorials)) {
      const presenter = application.get(TutorialPresenter);
      await presenter.load(visit(slug));
      const { tutorial } = presenter.page ?? {};
      expect([slug, presenter.redirectTo]).toEqual([slug, undefined]);
      expect([slug, tutorial?.next.length]).toEqual([slug, 2]);
      expect([slug, presenter.head.steps?.length ?? 0]).not.toEqual([slug, 0]);
      expect(tutorial?.content.some(({ kind }) => kind === 'heading2')).toBe(true);
    }
  });
});

it('TU-02 opens the category of the current tutorial, and only one category at a time', async () => {
  const { presenter } = await arrange();
  await presenter.load(visit('first-flight'));
  expect(presenter.openCategory).toBe('fly');
  // Browsers report opening and closing in either order.
  presenter.onToggle('trade', true);
  presenter.onToggle('fly', false);
  expect(presenter.openCategory).toBe('trade');
  presenter.onToggle('trade', false);
  presenter.onToggle('build', true);
  expect(presenter.openCategory).toBe('build');
  presenter.onToggle('build', false);
  expect(presenter.openCategory).toBeUndefined();
});

it.each([
  ['/tutorials/no-such-tutorial', '/#page-not-found'],
  ['/de/anleitungen/gibt-es-nicht', '/de#page-not-found'],
])('TU-02 redirects the unknown path %s to the home page', async (path, home) => {
  const application = composeUnconfigured({ path, pages: sitePages });
  await application.get(AppPresenter).start();
  await flushPromises();
  expect(application.navigator.path).toBe(home);
  expect(application.get(PagePresenter).state).toMatchObject({ kind: 'shown', page: { path: home } });
});

it('TU-02 offers a retry without redirecting when no tutorial could be loaded', async () => {
  const { presenter, application } = await arrange(new ScriptedDocuments({ kind: 'offline' }));
  await expect(presenter.load(visit('first-flight'))).rejects.toThrow('could not be loaded');
  await expect(application.get(TutorialsPresenter).load()).rejects.toThrow('could not be loaded');
  expect(presenter.redirectTo).toBeUndefined();
});

it('TU-02 a tutorial without valid next tutorials links to the tutorials that follow it', async () => {
  const next_tutorials = [{ slug: 'first-hour' }, { slug: 'unknown' }];
  const { presenter } = await arrange(
    new EditedDocuments({ 'tutorial-first-hour-en-us': { category_id: 'start', order: 1, next_tutorials } }),
  );
  await presenter.load(visit('first-hour'));
  const { tutorial } = presenter.page ?? {};
  expect(tutorial?.title).toBe('First hour');
  expect(tutorial?.next.map(({ slug }) => slug)).toEqual(['keys-and-display', 'dig-your-first-ore']);
});

it('TU-02 lists a tutorial without a category after the others and opens its group', async () => {
  const { presenter } = await arrange(
    new EditedDocuments({ 'tutorial-first-hour-en-us': { title: 'Alone' } }),
  );
  await presenter.load(visit('first-hour'));
  expect(presenter.openCategory).toBe('');
  expect(presenter.page?.categories.at(-1)).toMatchObject({ id: '', tutorials: [{ title: 'Alone' }] });
});
