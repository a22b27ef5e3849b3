import type { ComponentProps } from 'react';
import { ButtonContent, buttonClass, type ButtonStyle } from './Button';

interface ButtonAnchorProps extends ButtonStyle, Omit<ComponentProps<'a'>, 'className'> {
  readonly href: string;
}

/** A link to a file or an external site, styled as a button; for pages of this site use `ButtonLink`. */
export const ButtonAnchor = ({ variant, size, wide, children, ...anchor }: ButtonAnchorProps) => (
  <a {...anchor} className={buttonClass({ variant, size, wide })}>
    <ButtonContent>{children}</ButtonContent>
  </a>
);
