import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { SiteLink } from './leaving/SiteLink';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { FooterPresenter } from './FooterPresenter';

export const FooterLinks = observer(function FooterLinks() {
  const { links } = usePresenter(FooterPresenter).footer;
  const { player } = usePresenter(SessionPresenter);
  const t = useTexts('app');
  const shown = links.filter(({ page }) => !(page === 'login' && player));
  const lists = (['big', 'simple'] as const)
    .map((emphasis) => ({ emphasis, links: shown.filter((link) => link.emphasis === emphasis) }))
    .filter((list) => list.links.length > 0);

  if (lists.length === 0) return null;
  return (
    <nav className="footer__pages" aria-label={t('footer.label')}>
      {lists.map((list) => (
        <ul key={list.emphasis} className={`footer__list footer__list--${list.emphasis}`}>
          {list.links.map(({ label, href }) => (
            <li key={href}>
              <SiteLink to={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
});
