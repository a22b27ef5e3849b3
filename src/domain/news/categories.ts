import { locales, type Locale } from '../language/Locale';

/** Written alike in all languages; an editor may write others. */
export const newsCategories = ['patch-notes', 'dev-diaries', 'player-stories', 'events'] as const;

export type NewsCategory = (typeof newsCategories)[number];

/** How editors write the category of the press pages. */
export const pressReleaseCategories = [
  'press-release',
  'press-releases',
  'Press Release',
  'Press release',
  'press release',
];

/** NE-01 */
export const isPressRelease = (category: string): boolean => /press[\s_-]*release/i.test(category);

/** The part of a path, in the order of the languages. */
const slugs: Readonly<Record<NewsCategory, readonly string[]>> = {
  'patch-notes': ['patch-notes', 'notes-de-version', 'patchnotes'],
  'dev-diaries': ['dev-diaries', 'carnets-de-developpement', 'entwicklertagebuch'],
  'player-stories': ['player-stories', 'recits-de-joueurs', 'spielergeschichten'],
  events: ['events', 'evenements', 'veranstaltungen'],
};

export const categorySlug = (category: NewsCategory, locale: Locale): string =>
  slugs[category][locales.indexOf(locale)] ?? category;

/** The slug may be of any language. */
export const categoryOfSlug = (slug: string): NewsCategory | undefined =>
  newsCategories.find((category) => slugs[category].includes(slug));

/** Tells `Patch notes` and `patch-notes` alike; nothing for another text. */
export const categoryWritten = (text: string): NewsCategory | undefined => {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return newsCategories.find((category) => category === plain);
};
