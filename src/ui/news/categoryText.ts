import type { ArticleCategory } from '#domain/news/Article';
import type { Translations } from '../content/Translations';

/** Returns our name of a recognized category, else the editor's text. */
export const categoryText = (category: ArticleCategory, translations: Translations): string =>
  category.kind === 'known' ? translations.translatorFor('news')(`category.${category.id}`) : category.text;
