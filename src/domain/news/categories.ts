import { locales, type Locale } from '../language/Locale';

/** Predefined categories, with the same names in all languages. Editors may enter other categories. */
export const newsCategories = ['patch-notes', 'dev-diaries', 'player-stories', 'events'] as const;

export type NewsCategory = (typeof newsCategories)[number];

/** Spellings that editors use for the category of press releases. */
export const pressReleaseCategories = [
  'press-release',
  'press-releases',
  'Press Release',
  'Press release',
  'press release',
];

export const isPressRelease = (category: string): boolean => /press[\s_-]*release/i.test(category);

/** Path segments of the categories, in the order of the languages. */
const slugs: Readonly<Record<NewsCategory, readonly string[]>> = {
  'patch-notes': ['patch-notes', 'notes-de-version', 'patchnotes'],
  'dev-diaries': ['dev-diaries', 'carnets-de-developpement', 'entwicklertagebuch'],
  'player-stories': ['player-stories', 'recits-de-joueurs', 'spielergeschichten'],
  events: ['events', 'evenements', 'veranstaltungen'],
};

export const categorySlug = (category: NewsCategory, locale: Locale): string =>
  slugs[category][locales.indexOf(locale)] ?? category;

/** Returns the category for a slug in any language. */
export const categoryOfSlug = (slug: string): NewsCategory | undefined =>
  newsCategories.find((category) => slugs[category].includes(slug));

/** Recognizes spellings such as `Patch notes` and `patch-notes`; undefined for any other text. */
export const parseNewsCategory = (text: string): NewsCategory | undefined => {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return newsCategories.find((category) => category === plain);
};
