import { Documents } from '#infrastructure/content/Documents';
import { locales } from '#domain/language/Locale';
import { legalPageKeys, legalPageOf, legalSlug } from '#domain/navigation/legalSlugs';
import { localizePath } from '#domain/navigation/pagePaths';
import { pageTitle } from '#domain/navigation/pageTitle';
import { Translations } from '#ui/content/Translations';
import { LegalPresenter } from '#ui/legal/LegalPresenter';
import { compose } from '../../support/compose';
import { EditedDocuments } from '../../support/renderPage';
import { ScriptedDocuments } from '../../support/ScriptedDocuments';

const visit = (slug: string) => ({ params: { slug }, query: new URLSearchParams() });

const pages = locales.flatMap((locale) => legalPageKeys.map((key) => [locale, key] as const));

describe.each(pages)('LE-01 in %s the page %s', (locale, key) => {
  it('shows a title, text, contents with distinct anchors, and its position in the navigation', async () => {
    const application = await compose();
    await application.get(Translations).load(locale);
    const legal = application.get(LegalPresenter);
    await legal.load(visit(legalSlug(key, locale)));

    expect(legal.page?.title).not.toBe('');
    expect(legal.head).toEqual({ title: legal.page?.title, isMissing: false });
    expect(pageTitle(legal.page?.title ?? '', 'Farstead').length).toBeLessThan(65);
    expect(legal.page?.before.length).toBeGreaterThan(3);
    expect(legal.contents.length).toBeGreaterThan(3);
    expect(new Set(legal.contents.map(({ anchor }) => anchor)).size).toBe(legal.contents.length);
    expect(legal.links.filter(({ isCurrent }) => isCurrent).map((link) => link.key)).toEqual([key]);
    expect((legal.page?.dataRows.length ?? 0) > 0).toBe(key.startsWith('privacy-policy'));
  });
});

it('LE-01 links to the other pages when neither the content service nor the build has the page', async () => {
  const application = await compose();
  application.replace(Documents, new ScriptedDocuments({ kind: 'offline' }));
  await application.get(Translations).load('en-us');
  const legal = application.get(LegalPresenter);
  await legal.load(visit('eula'));
  expect(legal.page).toBeUndefined();
  expect(legal.links).toHaveLength(legalPageKeys.length);
});

it.each(legalPageKeys)('LA-01 changing the language keeps the visitor on page %s', (key) => {
  for (const from of locales) {
    for (const to of locales) {
      const there = localizePath(localizePath(`/legal/${key}`, from), to);
      expect(there.split('/').at(-1)).toBe(legalSlug(key, to));
      expect(legalPageOf(legalSlug(key, from))).toBe(key);
    }
  }
});

it('LE-01 titles a page with an empty title by its name', async () => {
  const application = await compose();
  application.replace(Documents, new EditedDocuments({ 'legal_page-eula-en-us': { title: '' } }));
  await application.get(Translations).load('en-us');
  const legal = application.get(LegalPresenter);
  await legal.load(visit('eula'));
  expect(legal.head.title).toBe('End user license agreement');
});

describe('LE-01 while the page is scrolled', () => {
  const scrolling = async () => {
    const application = await compose();
    await application.get(Translations).load('en-us');
    const legal = application.get(LegalPresenter);
    await legal.load(visit('eula'));
    const { viewport } = application;
    const [first, second] = legal.contents.map(({ anchor }) => anchor) as [string, string];
    viewport.tops = { [first]: 500, [second]: 1200 };
    return { legal, viewport, first, second, stop: legal.onShow() };
  };

  it('the current section starts at most 150 px below the top of the window', async () => {
    const { legal, viewport, first, second, stop } = await scrolling();
    expect(legal.currentPart).toBeUndefined();
    viewport.scrollBy(348);
    expect(legal.currentPart).toBeUndefined();
    viewport.scrollBy(2);
    expect(legal.currentPart).toBe(first);
    viewport.scrollBy(700);
    expect(legal.currentPart).toBe(second);
    stop();
    viewport.scrollBy(-1050);
    expect(legal.currentPart).toBe(second);
  });

  it('does not measure the section positions while the page is at the top', async () => {
    const { legal, viewport } = await scrolling();
    const requested = jest.spyOn(viewport, 'topOf');
    viewport.scrollBy(0);
    expect(requested).not.toHaveBeenCalled();
    viewport.scrollBy(1);
    expect(requested).toHaveBeenCalled();
    viewport.scrollBy(-1);
    expect(legal.currentPart).toBeUndefined();
  });

  it('the page header counts as scrolled out beyond 240 px and as visible up to there', async () => {
    const { legal, viewport } = await scrolling();
    viewport.scrollBy(240);
    expect(legal.isHeaderScrolledOut).toBe(false);
    viewport.scrollBy(1);
    expect(legal.isHeaderScrolledOut).toBe(true);
    viewport.scrollBy(-1);
    expect(legal.isHeaderScrolledOut).toBe(false);
  });
});
