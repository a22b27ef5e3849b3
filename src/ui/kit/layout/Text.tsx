import type { ComponentProps } from 'react';
import { keepTogether } from '../foundation/keepTogether';

type TextProps = Omit<ComponentProps<'p'>, 'className'>;

/** The text below the heading of a page. */
export const Intro = ({ children, ...props }: TextProps) => (
  <p {...props} className="k-intro">
    {keepTogether(children)}
  </p>
);

/** A paragraph of secondary text. */
export const Soft = ({ children, ...props }: TextProps) => (
  <p {...props} className="k-soft">
    {keepTogether(children)}
  </p>
);

/** Small secondary text. */
export const Note = ({ children, ...props }: TextProps) => (
  <p {...props} className="k-note">
    {keepTogether(children)}
  </p>
);
