import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { currentEntry } from '#domain/navigation/Menu';
import { useTexts } from '../content/useTexts';
import { LoginLink } from '../session/LoginLink';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { GroupMenu } from './GroupMenu';
import { LanguageMenu } from './LanguageMenu';
import { LogoMark } from './LogoMark';
import { MenuAnchor } from './MenuAnchor';
import { MobileMenu } from './MobileMenu';
import { NavigationPresenter } from './NavigationPresenter';
import { PlayLink } from './PlayLink';
import { ProfileMenu } from './ProfileMenu';
import './NavBar.scss';

/** The navigation bar (SH-08). Its menus are native popovers, so one is open at a time (SH-15). */
export const NavBar = observer(function NavBar() {
  const navigation = usePresenter(NavigationPresenter);
  const { player } = usePresenter(SessionPresenter);
  const t = useTexts('app');
  const { pathname } = useLocation();
  const isLoginPage = pathname === navigation.pathOf('login');
  const current = currentEntry(navigation.menus.main, pathname);

  return (
    <header className="nav-bar k-no-print">
      <nav className="nav-bar__row" aria-label={t('nav.label')}>
        <Link className="nav-bar__home" to={navigation.pathOf('home')} aria-label={t('nav.home')}>
          <LogoMark />
          <span>{t('product.name')}</span>
        </Link>
        <ul className="nav-bar__entries">
          {navigation.menus.main.map((entry, index) => (
            <li key={index}>
              {entry.kind === 'group' ? (
                <GroupMenu id={`menu-${index}`} {...entry} isCurrent={entry === current} />
              ) : (
                <MenuAnchor className="nav-bar__control" link={entry.link} />
              )}
            </li>
          ))}
        </ul>
        <div className="nav-bar__end">
          <div className="nav-bar__play">
            <PlayLink isShort prerendersShop />
          </div>
          <LanguageMenu />
          {player && <ProfileMenu player={player} />}
          {!player && !isLoginPage && (
            <div className="nav-bar__account">
              <LoginLink variant="secondary">{t('nav.logIn')}</LoginLink>
            </div>
          )}
          <MobileMenu />
        </div>
      </nav>
    </header>
  );
});
