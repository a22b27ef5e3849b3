import type { ReactNode } from 'react';

interface TextWithLinkProps {
  /** Receives the placeholder of the link and returns the text with it. */
  readonly text: (link: string) => string;
  readonly children: ReactNode;
}

const place = '\u0000';

/** A sentence that contains a link, at the position that the language needs. */
export function TextWithLink({ text, children }: TextWithLinkProps) {
  const [before = '', after = ''] = text(place).split(place);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
