import { Link, type LinkProps } from 'react-router-dom';
import { ButtonContent, buttonClass, type ButtonLook } from './Button';

interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className'> {}

/** Goes somewhere and looks like a button. What changes something is a `Button`. */
export const ButtonLink = ({ variant, size, wide, children, ...link }: ButtonLinkProps) => (
  <Link {...link} className={buttonClass({ variant, size, wide })}>
    <ButtonContent>{children}</ButtonContent>
  </Link>
);
