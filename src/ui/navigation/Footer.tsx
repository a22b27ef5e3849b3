import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useTexts } from '../content/useTexts';
import { classNames } from '../kit/classNames';
import { usePresenter } from '../usePresenter';
import { SessionPresenter } from '../session/SessionPresenter';
import { NavigationPresenter } from './NavigationPresenter';
import { LegalLinks } from './LegalLinks';
import './Footer.scss';

export const Footer = observer(function Footer() {
  const navigation = usePresenter(NavigationPresenter);
  const { player } = usePresenter(SessionPresenter);
  const t = useTexts('shell');
  const links = navigation.menus.footer.filter(({ page }) => !(page === 'login' && player));

  return (
    <footer className="footer k-no-print">
      <nav className="footer__inner" aria-label={t('footer.label')}>
        <ul className="footer__links">
          {links.map(({ page, label, emphasis }) => (
            <li key={page}>
              <Link className={classNames(emphasis === 'big' && 'is-big')} to={navigation.pathOf(page)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <LegalLinks />
        <p className="footer__note">{t('footer.legalNote')}</p>
        <small>{t('footer.copyright', { year: navigation.year })}</small>
      </nav>
    </footer>
  );
});
