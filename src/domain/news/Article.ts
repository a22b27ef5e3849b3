import type { CreditedPicture } from '../content/CreditedPicture';
import { slugify } from '../content/RichText';
import { parseNewsCategory, type NewsCategory } from './categories';

/** An article in a list. Every field except the id and the slug may be empty or missing. */
export interface ArticleCard {
  readonly id: string;
  /** Last segment of the article's path. */
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly category: ArticleCategory | undefined;
  readonly published: Date | undefined;
  readonly author: string;
  readonly picture: CreditedPicture | undefined;
}

/** A predefined category, or the text that an editor entered. */
export type ArticleCategory =
  { readonly kind: 'known'; readonly id: NewsCategory } | { readonly kind: 'other'; readonly text: string };

export const parseArticleCategory = (text: string): ArticleCategory | undefined => {
  const id = parseNewsCategory(text);
  if (id) return { kind: 'known', id };
  return text.trim() === '' ? undefined : { kind: 'other', text: text.trim() };
};

/**
 * Returns the uid, or else a slug derived from the title (NE-03). Returns undefined if the article has neither,
 * because then it has no URL.
 */
export const articleSlug = (uid: string | null, title: string): string | undefined =>
  uid || slugify(title) || undefined;
