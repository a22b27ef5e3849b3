import type { ComponentProps } from 'react';
import { keepTogether } from '../foundation/keepTogether';
import './Heading.scss';

type Level = 1 | 2 | 3 | 4;

interface HeadingProps extends Omit<ComponentProps<'h1'>, 'className'> {
  readonly level: Level;
  /** Visual size of the heading. Defaults to the size for its level. */
  readonly size?: Level | 'hero' | undefined;
}

export function Heading({ level, size = level, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={`k-heading k-heading--${size}`}>
      {keepTogether(children)}
    </Element>
  );
}
