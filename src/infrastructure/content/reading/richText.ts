import {
  safeHref,
  textBlocks,
  type EmbedBlock,
  type RichText,
  type RichTextBlock,
  type RichTextSpan,
} from '#domain/content/RichText';
import { parseEmbed } from '#domain/content/Embed';
import { entriesOf, textOf, valuesOf, type Values } from './values';

/** Parses rich text. Skips unknown or unsafe blocks, marks and links. */
export const richTextOf = (value: unknown): RichText =>
  entriesOf(value).flatMap((block): RichText => {
    if (block.type === 'embed') return embedBlock(valuesOf(block.oembed));
    const kind = textBlocks.find((known) => known === block.type);
    const text = textOf(block.text);
    return kind && text !== '' ? [{ kind, text, spans: spansIn(block, text.length) }] : [];
  });

/** Converts an embed that cannot be framed to a link if its URL is safe. Never uses the provider's HTML. */
const embedBlock = (oembed: Values): readonly (EmbedBlock | RichTextBlock)[] => {
  const address = textOf(oembed.embed_url);
  const title = textOf(oembed.title);
  const embed = parseEmbed(address);
  if (embed) return [{ kind: 'embed', embed, title }];
  const href = /^https:/i.test(address.trim()) ? safeHref(address) : undefined;
  if (href === undefined) return [];
  const text = title || href;
  return [{ kind: 'paragraph', text, spans: [{ start: 0, end: text.length, mark: 'link', href }] }];
};

const spansIn = (block: Values, length: number): readonly RichTextSpan[] =>
  entriesOf(block.spans).flatMap((span): readonly RichTextSpan[] => {
    const { start, end, type } = span;
    if (typeof start !== 'number' || typeof end !== 'number') return [];
    if (start < 0 || end > length || start >= end) return [];
    if (type === 'strong' || type === 'em') return [{ start, end, mark: type }];
    const href = type === 'hyperlink' ? safeHref(textOf(valuesOf(span.data).url)) : undefined;
    return href === undefined ? [] : [{ start, end, mark: 'link', href }];
  });
