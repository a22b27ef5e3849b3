import { Link, useLocation } from 'react-router-dom';
import type { MenuLink } from '#domain/navigation/Menu';
import { Icon } from '../kit/media/Icon';
import { iconOf } from './icons';

interface AccountLinkProps {
  readonly link: MenuLink;
  readonly isCurrent: boolean;
}

export const AccountLink = ({ link: { href, label, page }, isCurrent }: AccountLinkProps) => {
  const { pathname } = useLocation();
  const current = pathname === href ? 'page' : true;

  return (
    <Link className="account-link" to={href} aria-current={isCurrent ? current : undefined}>
      <Icon icon={iconOf(page)} />
      <span>{label}</span>
    </Link>
  );
};
