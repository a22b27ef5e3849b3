import type { CreditedPicture } from '../content/Picture';
import { anchorOf } from '../content/RichText';
import { categoryWritten, type NewsCategory } from './categories';

/** What a list shows of an article; any of it may be missing, but not its address. */
export interface ArticleCard {
  readonly id: string;
  /** The last part of its path. */
  readonly address: string;
  readonly title: string;
  readonly text: string;
  readonly category: WrittenCategory | undefined;
  readonly published: Date | undefined;
  readonly author: string;
  readonly picture: CreditedPicture | undefined;
}

/** One of ours, or what an editor wrote. */
export type WrittenCategory =
  { readonly kind: 'known'; readonly id: NewsCategory } | { readonly kind: 'other'; readonly text: string };

export const writtenCategory = (text: string): WrittenCategory | undefined => {
  const id = categoryWritten(text);
  if (id) return { kind: 'known', id };
  return text.trim() === '' ? undefined : { kind: 'other', text: text.trim() };
};

/** The slug, or one made of the title (NE-03). Nothing without both: no link can lead to it. */
export const articleAddress = (uid: string | null, title: string): string | undefined =>
  uid || anchorOf(title) || undefined;
