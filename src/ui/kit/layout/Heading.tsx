import type { ComponentProps } from 'react';
import './Heading.scss';

type Level = 1 | 2 | 3 | 4;

interface HeadingProps extends Omit<ComponentProps<'h1'>, 'className'> {
  /** Its place in the outline of the page. */
  readonly level: Level;
  /** Its size, where that differs from its place. */
  readonly size?: Level | 'hero' | undefined;
}

export function Heading({ level, size = level, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={`k-heading k-heading--${size}`}>
      {children}
    </Element>
  );
}
