import {
  safeHref,
  textBlocks,
  type EmbedBlock,
  type RichText,
  type RichTextBlock,
  type RichTextSpan,
} from '../../domain/content/RichText';
import { parseEmbed } from '../../domain/content/Embed';
import { fieldsIn, groupIn, textIn, type Fields } from './fields';

/** A structured text field; blocks, marks and links that the site does not know or trust are left out. */
export const richTextIn = (fields: Fields, name: string): RichText =>
  groupIn(fields, name).flatMap((block): RichText => {
    if (block.type === 'embed') return embedBlock(fieldsIn(block.oembed));
    const kind = textBlocks.find((known) => known === block.type);
    const text = textIn(block, 'text');
    return kind && text !== '' ? [{ kind, text, spans: spansIn(block, text.length) }] : [];
  });

/** What the site can't frame is linked if it may be followed. The markup that a platform offers is never used. */
const embedBlock = (oembed: Fields): readonly (EmbedBlock | RichTextBlock)[] => {
  const address = textIn(oembed, 'embed_url');
  const title = textIn(oembed, 'title');
  const embed = parseEmbed(address);
  if (embed) return [{ kind: 'embed', embed, title }];
  const href = /^https:/i.test(address.trim()) ? safeHref(address) : undefined;
  if (href === undefined) return [];
  const text = title || href;
  return [{ kind: 'paragraph', text, spans: [{ start: 0, end: text.length, mark: 'link', href }] }];
};

const spansIn = (block: Fields, length: number): readonly RichTextSpan[] =>
  groupIn(block, 'spans').flatMap((span): readonly RichTextSpan[] => {
    const { start, end, type } = span;
    if (typeof start !== 'number' || typeof end !== 'number') return [];
    if (start < 0 || end > length || start >= end) return [];
    if (type === 'strong' || type === 'em') return [{ start, end, mark: type }];
    const href = type === 'hyperlink' ? safeHref(textIn(fieldsIn(span.data), 'url')) : undefined;
    return href === undefined ? [] : [{ start, end, mark: 'link', href }];
  });
