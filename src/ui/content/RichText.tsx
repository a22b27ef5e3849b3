import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  slugify,
  type EmbedBlock,
  type RichText as Blocks,
  type RichTextBlock,
  type RichTextSpan,
} from '#domain/content/RichText';
import { EmbedFrame } from './EmbedFrame';
import { DeferUntilPaint } from '../app/DeferUntilPaint';
import { SiteLink } from '../navigation/leaving/SiteLink';
import { addNonBreakingSpaces } from '../kit/foundation/addNonBreakingSpaces';
import { keepCompounds } from '../kit/foundation/keepTogether';
import { deferredLayout } from '../app/deferredLayout';
import './RichText.scss';

/** Number of blocks that fill any screen. */
const blocksAboveTheFold = 12;

/** Rich text from an editor. Headings have anchors. */
export const RichText = ({ blocks }: { readonly blocks: Blocks }) => {
  const parts = groupBlocks(blocks).map((group, index) => <BlockGroupView key={index} group={group} />);
  return (
    <div className="rich-text">
      {parts.slice(0, blocksAboveTheFold)}
      {parts.length > blocksAboveTheFold && (
        <DeferUntilPaint>
          <div {...deferredLayout} className="rich-text__rest">
            {parts.slice(blocksAboveTheFold)}
          </div>
        </DeferUntilPaint>
      )}
    </div>
  );
};

/** Rich text on one line, where a paragraph is not allowed, such as in a label. */
export const InlineRichText = ({ blocks, beside }: { readonly blocks: Blocks; readonly beside?: boolean }) =>
  blocks.filter(isTextBlock).map((block, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <MarkedText block={block} newTab={beside} />
    </Fragment>
  ));

const isTextBlock = (block: Blocks[number]): block is RichTextBlock => block.kind !== 'embed';

type TextGroup = readonly [RichTextBlock, ...RichTextBlock[]];
type BlockGroup = readonly [EmbedBlock] | TextGroup;

const isListItem = ({ kind }: EmbedBlock | RichTextBlock) => kind === 'list-item' || kind === 'o-list-item';

/** Groups adjacent list items into one list. Every other block forms its own group. */
const groupBlocks = (blocks: Blocks): readonly BlockGroup[] =>
  blocks.reduce<BlockGroup[]>((made, block) => {
    const last = made.at(-1);
    if (block.kind === 'embed') made.push([block]);
    else if (last && isTextGroup(last) && isListItem(block) && last[0].kind === block.kind)
      made.splice(-1, 1, [...last, block]);
    else made.push([block]);
    return made;
  }, []);

const isTextGroup = (group: BlockGroup): group is TextGroup => group[0].kind !== 'embed';

const BlockGroupView = ({ group }: { readonly group: BlockGroup }) => {
  if (!isTextGroup(group)) return <EmbedFrame embed={group[0].embed} title={group[0].title} />;
  const [first] = group;
  switch (first.kind) {
    case 'heading2':
      return (
        <h2 id={slugify(first.text)} tabIndex={-1}>
          <MarkedText block={first} />
        </h2>
      );
    case 'heading3':
      return (
        <h3>
          <MarkedText block={first} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <MarkedText block={first} />
        </p>
      );
    case 'list-item':
      return <ul>{renderItems(group)}</ul>;
    case 'o-list-item':
      return <ol>{renderItems(group)}</ol>;
  }
};

const renderItems = (group: TextGroup): ReactNode =>
  group.map((block, index) => (
    <li key={index}>
      <MarkedText block={block} />
    </li>
  ));

interface MarkedTextProps {
  readonly block: RichTextBlock;
  /** Whether links to pages of this site open in a new tab. */
  readonly newTab?: boolean | undefined;
}

/** Splits the text wherever a mark starts or ends, and wraps each piece in the marks that apply to it. */
const MarkedText = ({ block: { text: written, spans }, newTab }: MarkedTextProps) => {
  const text = addNonBreakingSpaces(written);
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    const covering = spans.filter((span) => span.start <= start && span.end >= end);
    const marks = uniqueByMark(covering);
    return (
      <Fragment key={start}>
        {marks.reduceRight<ReactNode>(
          (content, span) => wrapInMark(content, span, newTab),
          keepCompounds(text.slice(start, end)),
        )}
      </Fragment>
    );
  });
};

/** Removes a mark nested in another mark of the same type, because a link in a link is invalid HTML. */
const uniqueByMark = (spans: readonly RichTextSpan[]): readonly RichTextSpan[] =>
  spans.filter((span, index) => spans.findIndex(({ mark: kind }) => kind === span.mark) === index);

const wrapInMark = (
  content: ReactNode,
  { mark: kind, href = '' }: RichTextSpan,
  beside = false,
): ReactNode => {
  if (kind === 'strong') return <strong>{content}</strong>;
  if (kind === 'em') return <em>{content}</em>;
  if (href.startsWith('#')) return <Link to={href}>{content}</Link>;
  return (
    <SiteLink to={href} newTab={beside}>
      {content}
    </SiteLink>
  );
};
