import { Link, type LinkProps } from 'react-router-dom';
import { ButtonContent, buttonClass, type ButtonLook } from './Button';

interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className'> {}

/** A link styled as a button. For actions use `Button`. */
export const ButtonLink = ({ variant, size, wide, children, ...link }: ButtonLinkProps) => (
  <Link {...link} className={buttonClass({ variant, size, wide })}>
    <ButtonContent>{children}</ButtonContent>
  </Link>
);
