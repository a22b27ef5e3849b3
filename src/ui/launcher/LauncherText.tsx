import { platformUrl, providerNames } from '#domain/content/Embed';
import type { RichText as Blocks } from '#domain/content/RichText';
import { RichText } from '../content/RichText';

/** Text that links to videos instead of embedding them: the launcher has no space for their consent prompts. */
export const LauncherText = ({ blocks }: { readonly blocks: Blocks }) =>
  blocks.length === 0 ? null : (
    <div className="launcher-text">
      <RichText blocks={blocks.map(embedAsLink)} />
    </div>
  );

const embedAsLink = (block: Blocks[number]): Blocks[number] => {
  if (block.kind !== 'embed') return block;
  const text = block.title || providerNames[block.embed.provider];
  const href = platformUrl(block.embed);
  return { kind: 'paragraph', text, spans: [{ start: 0, end: text.length, mark: 'link', href }] };
};
