import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useTexts } from '../content/useTexts';
import { LoginLink } from '../session/LoginLink';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { LanguageMenu } from './LanguageMenu';
import { Mark } from './Mark';
import { NavigationPresenter } from './NavigationPresenter';
import { ProfileMenu } from './ProfileMenu';
import './NavBar.scss';

type OpenMenu = 'language' | 'user' | undefined;

/** The bar over every page; of its menus one is open at a time. */
export const NavBar = observer(function NavBar() {
  const navigation = usePresenter(NavigationPresenter);
  const { player } = usePresenter(SessionPresenter);
  const t = useTexts('shell');
  const isLoginPage = useLocation().pathname === navigation.pathOf('login');
  const [openMenu, setOpenMenu] = useState<OpenMenu>();
  const menu = (name: OpenMenu) => ({
    open: openMenu === name,
    onOpenChange: (open: boolean) => setOpenMenu(open ? name : undefined),
  });

  return (
    <header className="nav-bar k-no-print">
      <nav className="nav-bar__row" aria-label={t('nav.label')}>
        <Link className="nav-bar__home" to={navigation.pathOf('home')} aria-label={t('nav.home')}>
          <Mark />
          {t('product.name')}
        </Link>
        <div className="nav-bar__links">
          {navigation.menus.main.map(({ page, label }) => (
            <NavLink key={page} className="nav-bar__link" to={navigation.pathOf(page)} end>
              {label}
            </NavLink>
          ))}
        </div>
        <div className="nav-bar__end">
          <LanguageMenu {...menu('language')} />
          {player && <ProfileMenu player={player} {...menu('user')} />}
          {!player && !isLoginPage && <LoginLink variant="secondary">{t('nav.logIn')}</LoginLink>}
        </div>
      </nav>
    </header>
  );
});
