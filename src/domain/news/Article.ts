import type { CreditedPicture } from '../content/Picture';
import { anchorOf } from '../content/RichText';
import { categoryWritten, type NewsCategory } from './categories';

/** An article in a list. Anything but its address may be missing. */
export interface ArticleCard {
  readonly id: string;
  /** Last segment of the article's path. */
  readonly address: string;
  readonly title: string;
  readonly text: string;
  readonly category: WrittenCategory | undefined;
  readonly published: Date | undefined;
  readonly author: string;
  readonly picture: CreditedPicture | undefined;
}

/** A predefined category, or what an editor entered. */
export type WrittenCategory =
  { readonly kind: 'known'; readonly id: NewsCategory } | { readonly kind: 'other'; readonly text: string };

export const writtenCategory = (text: string): WrittenCategory | undefined => {
  const id = categoryWritten(text);
  if (id) return { kind: 'known', id };
  return text.trim() === '' ? undefined : { kind: 'other', text: text.trim() };
};

/** The slug, or one derived from the title (NE-03). Undefined without both, because it cannot be linked to. */
export const articleAddress = (uid: string | null, title: string): string | undefined =>
  uid || anchorOf(title) || undefined;
