import { useId, type ComponentProps } from 'react';
import { Heading } from './Heading';
import { Soft } from './Text';
import './Panel.scss';

interface PanelProps extends Omit<ComponentProps<'section'>, 'className' | 'title'> {
  /** Heading, which also names the region. Without it, pass `aria-labelledby` with the id of another heading. */
  readonly title?: string | undefined;
  /** Text below the heading. */
  readonly text?: string | undefined;
}

/** A region with a background. */
export const Panel = ({ title, text, children, ...section }: PanelProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={title && titleId} {...section} className="k-panel">
      {title && (
        <Heading level={2} size={3} id={titleId}>
          {title}
        </Heading>
      )}
      {text && <Soft>{text}</Soft>}
      {children}
    </section>
  );
};
