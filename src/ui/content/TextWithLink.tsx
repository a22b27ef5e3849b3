import type { ReactNode } from 'react';

interface TextWithLinkProps {
  /** Returns the text, with the given placeholder where the link belongs. */
  readonly text: (link: string) => string;
  readonly children: ReactNode;
}

const linkPlaceholder = '\u0000';

/** A sentence with a link. The translation determines the position of the link. */
export function TextWithLink({ text, children }: TextWithLinkProps) {
  const [before = '', after = ''] = text(linkPlaceholder).split(linkPlaceholder);
  return (
    <>
      <span>{before}</span>
      {children}
      <span>{after}</span>
    </>
  );
}
