import type { Embed } from './Embed';

/** A run of text inside a block, marked or linked. Positions count UTF-16 units, the end excluded. */
export interface RichTextSpan {
  readonly start: number;
  readonly end: number;
  readonly mark: 'strong' | 'em' | 'link';
  /** Only of links, and only addresses that are safe to follow. */
  readonly href?: string;
}

export const textBlocks = ['heading2', 'heading3', 'paragraph', 'list-item', 'o-list-item'] as const;

export interface RichTextBlock {
  readonly kind: (typeof textBlocks)[number];
  readonly text: string;
  readonly spans: readonly RichTextSpan[];
}

/** Something of another platform between the paragraphs (CC-05). */
export interface EmbedBlock {
  readonly kind: 'embed';
  readonly embed: Embed;
  /** As its platform calls it; may be empty. */
  readonly title: string;
}

/** What an editor wrote, reduced to what the site knows how to show. */
export type RichText = readonly (RichTextBlock | EmbedBlock)[];

/** The words alone, block by block. */
export const plainText = (blocks: RichText): string =>
  blocks.flatMap((block) => (block.kind === 'embed' ? [] : [block.text])).join(' ');

/** Names the part of a page that a heading begins, for links to it: `Your rights` is `your-rights`. */
export const anchorOf = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * An address that an editor linked, if it may be followed: https, mailto, or a path of this site. `javascript:`,
 * `data:` and all else have no place in content.
 */
export const safeHref = (address: string): string | undefined => {
  const trimmed = address.trim();
  if (/^\/(?![/\\])/.test(trimmed)) return /[\s\\]/.test(trimmed) ? undefined : trimmed;
  if (/^#[\w-]+$/.test(trimmed)) return trimmed;
  try {
    const { protocol, href } = new URL(trimmed);
    return protocol === 'https:' || protocol === 'mailto:' ? href : undefined;
  } catch {
    return undefined;
  }
};
