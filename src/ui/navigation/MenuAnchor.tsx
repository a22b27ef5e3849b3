import { ExternalLink } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { isCurrent, type NavigationLink } from '#domain/navigation/Menu';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/media/Icon';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { SiteLink } from './leaving/SiteLink';

interface MenuAnchorProps {
  readonly link: NavigationLink;
  readonly className: string;
}

export const MenuAnchor = ({ link, className }: MenuAnchorProps) => {
  const { pathname } = useLocation();
  const t = useTexts('navigation');
  const { label, text, href, page } = link;
  const note = text !== undefined && <span className="menu-anchor__text">{text}</span>;

  if (page === undefined) {
    return (
      <SiteLink className={className} to={href}>
        <span className="menu-anchor__label">
          <span>{label}</span> <Icon icon={ExternalLink} size={14} />
          <VisuallyHidden>{t('link.otherSite')}</VisuallyHidden>
        </span>
        {note}
      </SiteLink>
    );
  }
  return (
    <Link className={className} to={href} aria-current={isCurrent(link, pathname) ? 'page' : undefined}>
      <span className="menu-anchor__label">{label}</span>
      {note}
    </Link>
  );
};
