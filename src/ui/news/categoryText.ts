import type { WrittenCategory } from '../../domain/news/Article';
import type { Translations } from '../content/Translations';

/** Returns our name of a recognized category, else the editor's text. */
export const categoryText = (category: WrittenCategory, translations: Translations): string =>
  category.kind === 'known' ? translations.of('news')(`category.${category.id}`) : category.text;
