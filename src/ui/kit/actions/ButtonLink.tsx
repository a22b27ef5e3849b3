import { Link, type LinkProps } from 'react-router-dom';
import { ButtonContent, buttonClass, type ButtonStyle } from './Button';

interface ButtonLinkProps extends ButtonStyle, Omit<LinkProps, 'className'> {}

/** A link to a page of this site, styled as a button. For actions, use `Button`. */
export const ButtonLink = ({ variant, size, wide, children, ...link }: ButtonLinkProps) => (
  <Link {...link} className={buttonClass({ variant, size, wide })}>
    <ButtonContent>{children}</ButtonContent>
  </Link>
);
