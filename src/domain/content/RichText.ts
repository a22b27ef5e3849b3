import { hasCredentials } from '../shared/hasCredentials';
import { normalizeText } from '../shared/normalizeText';
import type { Embed } from './Embed';

export interface RichTextSpan {
  readonly start: number;
  readonly end: number;
  readonly mark: 'strong' | 'em' | 'link';
  /** Set only for links, and only to safe URLs. */
  readonly href?: string;
}

export const textBlocks = ['heading2', 'heading3', 'paragraph', 'list-item', 'o-list-item'] as const;

export interface RichTextBlock {
  readonly kind: (typeof textBlocks)[number];
  readonly text: string;
  readonly spans: readonly RichTextSpan[];
}

/** An embedded item between paragraphs (CC-05). */
export interface EmbedBlock {
  readonly kind: 'embed';
  readonly embed: Embed;
  /** Title of the item on its platform; may be empty. */
  readonly title: string;
}

/** Text from an editor, reduced to the blocks and marks that the site can render. */
export type RichText = readonly (RichTextBlock | EmbedBlock)[];

/** Joins the text of all blocks, without formatting. */
export const plainText = (blocks: RichText): string =>
  blocks.flatMap((block) => (block.kind === 'embed' ? [] : [block.text])).join(' ');

/** Returns the anchor of a heading: `Your rights` becomes `your-rights`. */
export const slugify = (heading: string): string =>
  normalizeText(heading)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Returns the URL if it is https without credentials, mailto, a path of this site or an anchor; otherwise undefined. */
export const safeHref = (address: string): string | undefined => {
  const trimmed = address.trim();
  if (/^\/(?![/\\])/.test(trimmed)) return /[\s\\]/.test(trimmed) ? undefined : trimmed;
  if (/^#[\w-]+$/.test(trimmed)) return trimmed;
  if (!URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  return /^(?:https|mailto):$/.test(url.protocol) && !hasCredentials(url) ? url.href : undefined;
};
