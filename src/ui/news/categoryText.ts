import type { WrittenCategory } from '../../domain/news/Article';
import type { Translations } from '../content/Translations';

/** What an editor wrote where it is none of ours. */
export const categoryText = (category: WrittenCategory, translations: Translations): string =>
  category.kind === 'known' ? translations.of('news')(`category.${category.id}`) : category.text;
