import {
  safeHref,
  textBlocks,
  type RichText,
  type RichTextBlock,
  type RichTextSpan,
} from '../../domain/content/RichText';
import { fieldsIn, groupIn, textIn, type Fields } from './fields';

/** A structured text field; blocks, marks and links that the site does not know or trust are left out. */
export const richTextIn = (fields: Fields, name: string): RichText =>
  groupIn(fields, name).flatMap((block): readonly RichTextBlock[] => {
    const kind = textBlocks.find((known) => known === block.type);
    const text = textIn(block, 'text');
    return kind && text !== '' ? [{ kind, text, spans: spansIn(block, text.length) }] : [];
  });

const spansIn = (block: Fields, length: number): readonly RichTextSpan[] =>
  groupIn(block, 'spans').flatMap((span): readonly RichTextSpan[] => {
    const { start, end, type } = span;
    if (typeof start !== 'number' || typeof end !== 'number') return [];
    if (start < 0 || end > length || start >= end) return [];
    if (type === 'strong' || type === 'em') return [{ start, end, mark: type }];
    const href = type === 'hyperlink' ? safeHref(textIn(fieldsIn(span.data), 'url')) : undefined;
    return href === undefined ? [] : [{ start, end, mark: 'link', href }];
  });
