import type { Locale } from '../language/Locale';
import { pathOf } from '../navigation/pagePaths';
import { categorySlug, type NewsCategory } from './categories';

/** Path segment of the archive of all categories. */
export const allCategories = 'all';

export const articlePath = (address: string, locale: Locale): string =>
  pathOf('newsItem', locale, { uid: address });

/** @param step 1-based */
export const newsPath = (locale: Locale, step = 1): string =>
  step === 1 ? pathOf('news', locale) : pathOf('newsPage', locale, { page: String(step) });

/** @param step 1-based */
export const archivePath = (locale: Locale, category?: NewsCategory, step = 1): string => {
  const slug = category && categorySlug(category, locale);
  if (step > 1) {
    return pathOf('newsCategoryPage', locale, { category: slug ?? allCategories, page: String(step) });
  }
  return slug === undefined
    ? pathOf('newsArchives', locale)
    : pathOf('newsCategory', locale, { category: slug });
};

/** Path of the image that other sites show for a link to an article. */
export const socialCardPath = (address: string, locale: Locale): string =>
  `/cards/news/${locale}/${encodeURIComponent(address)}.jpg`;
