import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useTexts } from '../content/useTexts';
import { classNames } from '../kit/classNames';
import { usePresenter } from '../usePresenter';
import { NavigationPresenter } from './NavigationPresenter';
import './Footer.scss';

export const Footer = observer(function Footer() {
  const navigation = usePresenter(NavigationPresenter);
  const t = useTexts('shell');

  return (
    <footer className="footer k-no-print">
      <nav className="footer__inner" aria-label={t('footer.label')}>
        <ul className="footer__links">
          {navigation.menus.footer.map(({ page, label, emphasis }) => (
            <li key={page}>
              <Link className={classNames(emphasis === 'big' && 'is-big')} to={navigation.pathOf(page)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <p className="footer__note">{t('footer.legalNote')}</p>
        <small>{t('footer.copyright', { year: new Date().getFullYear() })}</small>
      </nav>
    </footer>
  );
});
