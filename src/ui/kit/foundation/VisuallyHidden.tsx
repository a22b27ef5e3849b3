import type { HTMLAttributes } from 'react';
import './VisuallyHidden.scss';

interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** Defaults to `span`, which only accepts text and inline elements. */
  readonly as?: 'span' | 'div' | 'h2' | undefined;
}

export const VisuallyHidden = ({ as: Element = 'span', ...rest }: VisuallyHiddenProps) => (
  <Element {...rest} className="k-visually-hidden" />
);
