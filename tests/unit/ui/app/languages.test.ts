import '../../support/production';
import german from '#content/de-de/landing_page/home.json';
import french from '#content/fr-fr/landing_page/home.json';
import { locales, type Locale } from '#domain/language/Locale';
import { filesOf, textsOf } from '../../infrastructure/content/contentFiles';
import { EditedDocuments, renderPage, visibleTexts } from '../../support/renderPage';
import { everyPath } from '../../support/sitePaths';

const typed = /\{\{.*?\}\}/g;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a content text with any values for its placeholders. */
const patternOf = (text: string): RegExp => new RegExp(`^${text.split(typed).map(escaped).join('.*')}$`, 's');

const readable = /\p{Letter}{2}/u;

/** All texts for readers of a locale. Excludes values for machines: page ids, URLs and emphasis names. */
const bundledTexts = (locale: Locale): ReadonlySet<string> =>
  new Set(
    filesOf(locale).flatMap((file) =>
      [...textsOf(locale, file)]
        .filter(
          ([place]) =>
            file.startsWith('texts/') ||
            !/\.(page|access|emphasis|pillar|url|type|link_type|.*_key)$/.test(place),
        )
        .map(([, text]) => text)
        .filter((text) => readable.test(text.replace(typed, ''))),
    ),
  );

const isTyped = (text: string): boolean => text.search(typed) >= 0;

/** Functions that check whether a text is in a locale's content, with any placeholder values. */
const bundledByLocale = new Map(
  locales.map((locale) => {
    const texts = bundledTexts(locale);
    const patterns = [...texts].filter(isTyped).map(patternOf);
    const ships = (text: string) => texts.has(text) || patterns.some((pattern) => pattern.test(text));
    return [locale, ships];
  }),
);

/**
 * Texts of a page that belong to another language, with that language.
 * Ignores names and words that languages share.
 */
const mixedIn = (locale: Locale, { html, title }: Awaited<ReturnType<typeof renderPage>>): string[] =>
  [...new Set([...visibleTexts(html), title])]
    .filter((text) => !bundledByLocale.get(locale)?.(text))
    .flatMap((text) =>
      locales.filter((other) => bundledByLocale.get(other)?.(text)).map((other) => `${other}: ${text}`),
    );

it.each(everyPath)(
  'LA-03 $path has a heading, and no text in another language',
  async ({ locale, path, as }) => {
    const page = await renderPage(path, as && { as });
    expect(mixedIn(locale, page)).toEqual([]);
    expect(page.html.match(/<h1\b[^>]*>(?=.)(?!<\/h1>)/gs)).toHaveLength(1);
  },
);

it('LA-03 detects text in another language', async () => {
  const documents = new EditedDocuments({ [french.id]: german.data });
  const mixed = mixedIn('fr-fr', await renderPage('/fr', { documents }));
  expect(mixed).toContain(`de-de: ${german.data.hero_text}`);
});
