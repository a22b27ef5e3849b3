import '../../support/production';
import german from '../../../../content/de-de/landing_page/home.json';
import french from '../../../../content/fr-fr/landing_page/home.json';
import { locales, type Locale } from '../../../../src/domain/language/Locale';
import { filesOf, textsOf } from '../../infrastructure/content/contentFiles';
import { EditedDocuments, renderedPage, visibleTexts } from '../../support/renderedPage';
import { everyPath } from '../../support/sitePaths';

const typed = /\{\{.*?\}\}/g;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A shipped text, whatever is filled in for its placeholders. */
const patternOf = (text: string): RegExp => new RegExp(`^${text.split(typed).map(escaped).join('.*')}$`, 's');

const readable = /\p{Letter}{2}/u;

/** Everything that readers of a locale are told. Page ids, addresses and names of emphasis are for machines. */
const shippedIn = (locale: Locale): ReadonlySet<string> =>
  new Set(
    filesOf(locale).flatMap((file) =>
      [...textsOf(locale, file)]
        .filter(([place]) => !/\.(page|access|emphasis|pillar|url|type|link_type|.*_key)$/.test(place))
        .map(([, text]) => text)
        .filter((text) => readable.test(text.replace(typed, ''))),
    ),
  );

const shipped = Object.fromEntries(locales.map((locale) => [locale, shippedIn(locale)])) as Record<
  Locale,
  ReadonlySet<string>
>;

/** What another locale says and this one does not: names and words that both share are nobody's mistake. */
const foreignTo = (locale: Locale): readonly (readonly [Locale, string, RegExp])[] =>
  locales
    .filter((other) => other !== locale)
    .flatMap((other) =>
      [...shipped[other]]
        .filter((text) => !shipped[locale].has(text))
        .map((text) => [other, text, patternOf(text)] as const),
    );

const foreign = Object.fromEntries(locales.map((locale) => [locale, foreignTo(locale)])) as Record<
  Locale,
  ReturnType<typeof foreignTo>
>;

/** What a page says in a language that is not its own, with that language. */
const mixedIn = (locale: Locale, { html, title }: Awaited<ReturnType<typeof renderedPage>>): string[] => {
  const own = [...shipped[locale]].map(patternOf);
  return [...new Set([...visibleTexts(html), title])]
    .filter((text) => !own.some((pattern) => pattern.test(text)))
    .flatMap((text) =>
      foreign[locale].filter(([, , pattern]) => pattern.test(text)).map(([other]) => `${other}: ${text}`),
    );
};

it.each(everyPath)('LA-03 nothing on $path is said in another language', async ({ locale, path, as }) => {
  expect(mixedIn(locale, await renderedPage(path, as && { as }))).toEqual([]);
});

it('LA-03 a text that came from another language would be noticed', async () => {
  const documents = new EditedDocuments({ [french.id]: german.data });
  const mixed = mixedIn('fr-fr', await renderedPage('/fr', { documents }));
  expect(mixed).toContain(`de-de: ${german.data.hero_text}`);
});
