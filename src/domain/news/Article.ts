import type { CreditedPicture } from '../content/CreditedPicture';
import { slugify } from '../content/RichText';
import { parseNewsCategory, type NewsCategory } from './categories';

/** An article in a list. Anything but its address may be missing. */
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

/** A predefined category, or what an editor entered. */
export type ArticleCategory =
  { readonly kind: 'known'; readonly id: NewsCategory } | { readonly kind: 'other'; readonly text: string };

export const parseArticleCategory = (text: string): ArticleCategory | undefined => {
  const id = parseNewsCategory(text);
  if (id) return { kind: 'known', id };
  return text.trim() === '' ? undefined : { kind: 'other', text: text.trim() };
};

/** The slug, or one derived from the title (NE-03). Undefined without both, because it cannot be linked to. */
export const articleSlug = (uid: string | null, title: string): string | undefined =>
  uid || slugify(title) || undefined;
