import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  anchorOf,
  type EmbedBlock,
  type RichText as Blocks,
  type RichTextBlock,
  type RichTextSpan,
} from '../../domain/content/RichText';
import { EmbedFrame } from './EmbedFrame';
import { BelowFirstView } from '../app/BelowFirstView';
import { SiteLink } from '../navigation/leaving/SiteLink';
import { unbroken } from './unbroken';
import './RichText.scss';

/** Number of blocks that fill any screen. */
const inFirstView = 12;

/** Rich text from an editor. Headings have anchors. */
export const RichText = ({ blocks }: { readonly blocks: Blocks }) => {
  const parts = groups(blocks).map((group, index) => <Group key={index} group={group} />);
  return (
    <div className="rich-text">
      {parts.slice(0, inFirstView)}
      {parts.length > inFirstView && (
        <BelowFirstView>
          <div className="rich-text__rest">{parts.slice(inFirstView)}</div>
        </BelowFirstView>
      )}
    </div>
  );
};

/** Rich text on one line, where a paragraph is not allowed, such as in a label. */
export const RichLine = ({ blocks, beside }: { readonly blocks: Blocks; readonly beside?: boolean }) =>
  blocks.filter(isRun).map((block, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <Marked block={block} beside={beside} />
    </Fragment>
  ));

const isRun = (block: Blocks[number]): block is RichTextBlock => block.kind !== 'embed';

type TextGroup = readonly [RichTextBlock, ...RichTextBlock[]];
type BlockGroup = readonly [EmbedBlock] | TextGroup;

const isItem = ({ kind }: EmbedBlock | RichTextBlock) => kind === 'list-item' || kind === 'o-list-item';

/** Adjacent list items form one list; every other block is a group of its own. */
const groups = (blocks: Blocks): readonly BlockGroup[] =>
  blocks.reduce<BlockGroup[]>((made, block) => {
    const last = made.at(-1);
    if (block.kind === 'embed') made.push([block]);
    else if (last && isText(last) && isItem(block) && last[0].kind === block.kind)
      made.splice(-1, 1, [...last, block]);
    else made.push([block]);
    return made;
  }, []);

const isText = (group: BlockGroup): group is TextGroup => group[0].kind !== 'embed';

const Group = ({ group }: { readonly group: BlockGroup }) => {
  if (!isText(group)) return <EmbedFrame embed={group[0].embed} title={group[0].title} />;
  const [first] = group;
  switch (first.kind) {
    case 'heading2':
      return (
        <h2 id={anchorOf(first.text)} tabIndex={-1}>
          <Marked block={first} />
        </h2>
      );
    case 'heading3':
      return (
        <h3>
          <Marked block={first} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Marked block={first} />
        </p>
      );
    case 'list-item':
      return <ul>{items(group)}</ul>;
    case 'o-list-item':
      return <ol>{items(group)}</ol>;
  }
};

const items = (group: TextGroup): ReactNode =>
  group.map((block, index) => (
    <li key={index}>
      <Marked block={block} />
    </li>
  ));

interface MarkedProps {
  readonly block: RichTextBlock;
  /** Whether links to pages of this site open in a new tab. */
  readonly beside?: boolean | undefined;
}

/** Splits the text where a mark begins or ends; each piece is wrapped in its marks. */
const Marked = ({ block: { text: written, spans }, beside }: MarkedProps) => {
  const text = unbroken(written);
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    const covering = spans.filter((span) => span.start <= start && span.end >= end);
    const marks = onceEach(covering);
    return (
      <Fragment key={start}>
        {marks.reduceRight<ReactNode>((content, span) => mark(content, span, beside), text.slice(start, end))}
      </Fragment>
    );
  });
};

/** Nested marks of the same type are dropped: a link in a link is invalid HTML. */
const onceEach = (spans: readonly RichTextSpan[]): readonly RichTextSpan[] =>
  spans.filter((span, index) => spans.findIndex(({ mark: kind }) => kind === span.mark) === index);

const mark = (content: ReactNode, { mark: kind, href = '' }: RichTextSpan, beside = false): ReactNode => {
  if (kind === 'strong') return <strong>{content}</strong>;
  if (kind === 'em') return <em>{content}</em>;
  if (href.startsWith('#')) return <Link to={href}>{content}</Link>;
  return (
    <SiteLink to={href} beside={beside}>
      {content}
    </SiteLink>
  );
};
