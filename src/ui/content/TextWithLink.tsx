import type { ReactNode } from 'react';

interface TextWithLinkProps {
  /** Receives a placeholder for the link and returns the text that contains it. */
  readonly text: (link: string) => string;
  readonly children: ReactNode;
}

const linkPlaceholder = '\u0000';

/** A sentence that contains a link, at the position the language requires. */
export function TextWithLink({ text, children }: TextWithLinkProps) {
  const [before = '', after = ''] = text(linkPlaceholder).split(linkPlaceholder);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
