import type { ComponentProps } from 'react';
import { keepHyphens } from '../foundation/keepHyphens';

type TextProps = Omit<ComponentProps<'p'>, 'className'>;

/** The text below the heading of a page. */
export const Intro = ({ children, ...props }: TextProps) => (
  <p {...props} className="k-intro">
    {keepHyphens(children)}
  </p>
);

/** A paragraph of secondary text. */
export const Soft = ({ children, ...props }: TextProps) => (
  <p {...props} className="k-soft">
    {keepHyphens(children)}
  </p>
);

/** Small secondary text. */
export const Note = ({ children, ...props }: TextProps) => (
  <p {...props} className="k-note">
    {keepHyphens(children)}
  </p>
);
