import type { ArticleCategory } from '#domain/news/Article';
import type { Translations } from '../content/Translations';

/** Returns the localized name of a recognized category. For other categories, returns the editor's text. */
export const categoryText = (category: ArticleCategory, translations: Translations): string =>
  category.kind === 'known' ? translations.translatorFor('news')(`category.${category.id}`) : category.text;
