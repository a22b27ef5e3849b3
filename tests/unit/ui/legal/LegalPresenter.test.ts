import { locales } from '../../../../src/domain/language/Locale';
import { legalPageKeys, legalPageOf, legalSlug } from '../../../../src/domain/navigation/legalSlugs';
import { inLocale } from '../../../../src/domain/navigation/matchPath';
import { Translations } from '../../../../src/ui/content/Translations';
import { LegalPresenter } from '../../../../src/ui/legal/LegalPresenter';
import { compose } from '../../support/compose';

const visit = (slug: string) => ({ params: { slug }, query: new URLSearchParams() });

const pages = locales.flatMap((locale) => legalPageKeys.map((key) => [locale, key] as const));

describe.each(pages)('LE-01 in %s the page %s', (locale, key) => {
  it('has a title, text, contents whose anchors differ, and its place in the navigation', async () => {
    const application = await compose();
    await application.get(Translations).load(locale);
    const legal = application.get(LegalPresenter);
    await legal.load(visit(legalSlug(key, locale)));

    expect(legal.page?.title).not.toBe('');
    expect(legal.page?.before.length).toBeGreaterThan(3);
    expect(legal.contents.length).toBeGreaterThan(3);
    expect(new Set(legal.contents.map(({ anchor }) => anchor)).size).toBe(legal.contents.length);
    expect(legal.links.filter(({ isCurrent }) => isCurrent).map((link) => link.key)).toEqual([key]);
    expect((legal.page?.dataRows.length ?? 0) > 0).toBe(key.startsWith('privacy-policy'));
  });
});

it('LE-01 sends a slug of another language to this language’s', async () => {
  const application = await compose({ path: '/fr/mentions-legales/datenschutz' });
  await application.get(Translations).load('fr-fr');
  const legal = application.get(LegalPresenter);
  await legal.load(visit('datenschutz'));
  expect(application.navigator.path).toBe('/fr/mentions-legales/politique-de-confidentialite');
  expect(legal.page).toBeDefined();
});

it('LE-01 shows where else to go when there is no such page', async () => {
  const application = await compose();
  await application.get(Translations).load('en-us');
  const legal = application.get(LegalPresenter);
  await legal.load(visit('secret-plans'));
  expect(legal.page).toBeUndefined();
  expect(legal.links).toHaveLength(legalPageKeys.length);
});

it.each(legalPageKeys)('LA-01 the page %s is kept when the language changes', (key) => {
  for (const from of locales) {
    for (const to of locales) {
      const there = inLocale(inLocale(`/legal/${key}`, from), to);
      expect(there.split('/').at(-1)).toBe(legalSlug(key, to));
      expect(legalPageOf(legalSlug(key, from))).toBe(key);
    }
  }
});
