import type { ReactNode } from 'react';

interface TextWithLinkProps {
  /** A text with the link's place in it: what is given is put there, and the link takes its place. */
  readonly text: (link: string) => string;
  readonly children: ReactNode;
}

const place = '\u0000';

/** A sentence with a link in its midst, wherever a language has it. */
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
