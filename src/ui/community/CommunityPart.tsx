import type { ReactNode } from 'react';
import { Heading } from '../kit/layout/Heading';
import { deferredLayout } from '../app/deferredLayout';

interface CommunityPartProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** Whether the text is next to the content if there is space. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** A section of a community page. Without a title it is not a landmark. */
export const CommunityPart = ({ id, title, text = '', beside = false, children }: CommunityPartProps) => {
  const hasWords = title !== '' || text !== '';
  const isBeside = beside && hasWords;

  return (
    <section
      id={id}
      {...deferredLayout}
      className={isBeside ? 'community-part community-part--beside' : 'community-part'}
      {...(title !== '' && { 'aria-labelledby': `${id}-title` })}
    >
      {hasWords && (
        <div className="community-part__words">
          {title !== '' && (
            <Heading level={2} id={`${id}-title`}>
              {title}
            </Heading>
          )}
          {text !== '' && <p className="community-part__text">{text}</p>}
        </div>
      )}
      {children}
    </section>
  );
};
