import type { RichText } from './RichText';

type Values = Readonly<Record<string, string | undefined>>;

const placeholder = /{{(\w+)}}/g;

/**
 * Replaces each `{{name}}` in texts and links with the value of that name. Leaves out blocks with a placeholder that
 * has no value, because half a sentence would be wrong, and headings of sections that lose all their blocks.
 */
export const fillRichText = (blocks: RichText, values: Values): RichText => {
  const valueOf = (name: string): string | undefined =>
    Object.hasOwn(values, name) ? values[name] : undefined;
  const fill = (text: string): string => text.replace(placeholder, (_, name: string) => valueOf(name) ?? '');
  const isFilled = (text: string): boolean =>
    [...text.matchAll(placeholder)].every(([, name = '']) => valueOf(name) !== undefined);
  const isComplete = (block: Block): boolean =>
    block.kind === 'embed' || [block.text, ...block.spans.map(({ href = '' }) => href)].every(isFilled);
  const losesSection = (heading: Block, index: number): boolean => {
    const section = sectionOf(heading, blocks.slice(index + 1));
    return section.length > 0 && !section.some(isComplete);
  };

  return blocks.flatMap((block, index): RichText => {
    if (block.kind === 'embed') return [block];
    if (!isComplete(block) || (isHeading(block) && losesSection(block, index))) return [];
    const { text, spans } = block;
    return [
      {
        ...block,
        text: fill(text),
        spans: spans.map(({ start, end, href, ...span }) => ({
          ...span,
          start: fill(text.slice(0, start)).length,
          end: fill(text.slice(0, end)).length,
          ...(href !== undefined && { href: fill(href) }),
        })),
      },
    ];
  });
};

type Block = RichText[number];

const isHeading = ({ kind }: Block): boolean => kind === 'heading2' || kind === 'heading3';

/** Returns the blocks of a heading's section, without the headings in it. */
const sectionOf = (heading: Block, following: RichText): RichText => {
  const end = following.findIndex(({ kind }) => kind === 'heading2' || kind === heading.kind);
  return following.slice(0, end === -1 ? undefined : end).filter((block) => !isHeading(block));
};
