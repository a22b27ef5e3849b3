import type { HTMLAttributes } from 'react';
import './Stack.scss';

interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  readonly as?: 'div' | 'section' | 'header' | 'figure' | undefined;
  /** Space between the children in steps: 2 is `--k-space-2`. */
  readonly gap: 1 | 2 | 3 | 4 | 5 | 6;
}

/** One column. */
export const Stack = ({ as: Element = 'div', gap, ...rest }: StackProps) => (
  <Element {...rest} className={`k-stack k-stack--${gap}`} />
);
