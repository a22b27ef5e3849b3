import { agreedToAll, type ConsentCategory } from '#domain/consent/ConsentChoices';
import { renewedItems } from '#domain/consent/renewedCookies';
import { outlivesScriptCookies, storedItems, type StoredItem } from '#domain/consent/storedItems';
import { locales, type Locale } from '#domain/language/Locale';
import { documentAt, textsOf } from './contentFiles';

interface Block {
  readonly type: string;
  readonly text: string;
  readonly spans: readonly { readonly type: string; readonly start: number; readonly end: number }[];
}

const categoriesByHeading: Readonly<Record<Locale, Readonly<Record<string, ConsentCategory>>>> = {
  'en-us': {
    Required: 'required',
    Performance: 'performance',
    Functional: 'functional',
    Targeting: 'targeting',
    Social: 'social',
  },
  'fr-fr': {
    Nécessaires: 'required',
    'Mesure d’audience': 'performance',
    Fonctionnels: 'functional',
    Publicité: 'targeting',
    'Réseaux sociaux': 'social',
  },
  'de-de': {
    Erforderlich: 'required',
    Statistik: 'performance',
    Funktional: 'functional',
    Werbung: 'targeting',
    'Soziale Medien': 'social',
  },
};

/** Names in the consent form, by category. */
const categoryNames = (locale: Locale): Readonly<Record<string, string>> => {
  const texts = textsOf(locale, 'texts/consent.json');
  return Object.fromEntries(
    ['required', ...Object.keys(agreedToAll)].map((category) => [
      texts.get(`.entries:category.${category}.name`) ?? category,
      category,
    ]),
  );
};

const words: Readonly<
  Record<Locale, { readonly days: RegExp; readonly local: string; readonly session: string }>
> = {
  'en-us': { days: /(\d+) days?/, local: 'Local storage', session: 'Session storage' },
  'fr-fr': { days: /(\d+) jours?/, local: 'Stockage local', session: 'Stockage de session' },
  'de-de': { days: /(\d+) Tage?/, local: 'Lokaler Speicher', session: 'Sitzungsspeicher' },
};

const secondsOfDay = 86_400;

/** Excludes entries that describe items instead of naming them: reports, hashed names and third-party cookies. */
const isName = (words: string): boolean => /^[a-z_]\S*$/.test(words);

const storageIn = (locale: Locale, text: string): StoredItem['storage'] => {
  if (text.includes(words[locale].local)) return 'local-storage';
  return text.includes(words[locale].session) ? 'session-storage' : 'cookie';
};

const blocksIn = (locale: Locale): readonly Block[] => {
  const { data } = documentAt(locale, 'legal_page/cookie-policy.json') as unknown as {
    readonly data: { readonly content_before: readonly Block[] };
  };
  return data.content_before;
};

/** Items listed in the policy in one language, each with the category of its section. */
const listedIn = (locale: Locale): readonly StoredItem[] => {
  let category: ConsentCategory | undefined;
  return blocksIn(locale).flatMap((block) => {
    if (block.type.startsWith('heading')) category = categoriesByHeading[locale][block.text];
    const under = category;
    if (block.type !== 'list-item' || under === undefined) return [];
    const days = words[locale].days.exec(block.text)?.[1];
    return block.spans
      .filter(({ type }) => type === 'strong')
      .map(({ start, end }) => block.text.slice(start, end))
      .filter(isName)
      .map((name) => ({
        name,
        category: under,
        storage: storageIn(locale, block.text),
        ...(days !== undefined && { maxAgeSeconds: Number(days) * secondsOfDay }),
      }));
  });
};

/** Converts names to those in the policy, which spells out names for which the site stores only a prefix. */
const asPolicyNames = ({ name, pattern: _, ...rest }: StoredItem): readonly StoredItem[] => {
  if (name === '_ga…') return ['_ga', '_ga_…'].map((spelled) => ({ name: spelled, ...rest }));
  return [{ name: { '_gcl_…': '_gcl_au', 'draft:…': 'draft…' }[name] ?? name, ...rest }];
};

const inOrder = (items: readonly StoredItem[]): readonly StoredItem[] =>
  [...items].sort((a, b) => a.name.localeCompare(b.name));

describe.each(locales)('the cookie policy in %s', (locale) => {
  it('CC-06 lists exactly the items that the site stores, with category, location and lifetime', () => {
    expect(inOrder(listedIn(locale))).toEqual(inOrder(storedItems.flatMap(asPolicyNames)));
  });

  it('CC-06 names exactly the cookies that browsers expire early because the web server does not renew them', () => {
    const shortened = storedItems
      .filter(outlivesScriptCookies)
      .filter(({ name }) => renewedItems.every(([renewed]) => renewed.name !== name));
    const named = blocksIn(locale)
      .filter(({ type, text }) => type === 'paragraph' && text.includes('Safari'))
      .flatMap(({ text, spans }) => spans.map(({ start, end }) => text.slice(start, end)));
    expect(named.sort()).toEqual(
      shortened
        .flatMap(asPolicyNames)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('CC-01 explains each category under a separate heading, named as in the consent form', () => {
    expect(new Set(Object.values(categoriesByHeading[locale]))).toEqual(
      new Set(['required', ...Object.keys(agreedToAll)]),
    );
    expect(categoryNames(locale)).toEqual(categoriesByHeading[locale]);
    const headings = blocksIn(locale)
      .filter(({ type }) => type === 'heading3')
      .map(({ text }) => text);
    expect(headings).toEqual(expect.arrayContaining(Object.keys(categoriesByHeading[locale])));
  });
});
