import { ChevronDown, Menu as MenuIcon, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { currentEntry, type MenuEntry } from '#domain/navigation/Menu';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Stack } from '../kit/layout/Stack';
import { Icon } from '../kit/media/Icon';
import { Popover } from '../kit/overlays/Popover';
import { Tabs } from '../kit/layout/Tabs';
import { LoginLink } from '../session/LoginLink';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { LanguageLinks } from './LanguageLinks';
import { MenuAnchor } from './MenuAnchor';
import { NavigationPresenter } from './NavigationPresenter';
import { PlayLink } from './PlayLink';
import { ProfileMenuHeader, ProfileLinks } from './ProfileLinks';
import './MobileMenu.scss';

export const MobileMenu = observer(function MobileMenu() {
  const { player } = usePresenter(SessionPresenter);
  const t = useTexts('app');

  return (
    <div className="mobile-menu">
      <button
        type="button"
        className="nav-bar__control mobile-menu__button"
        popoverTarget="mobile-menu"
        aria-label={t('nav.tab.main')}
      >
        <Icon icon={MenuIcon} size={24} />
        <Icon icon={X} size={24} />
      </button>
      <Popover id="mobile-menu" className="mobile-menu__panel">
        <Tabs
          label={t('nav.mobileTabs')}
          tabs={[
            { key: 'main', label: t('nav.tab.main'), content: <MainTab /> },
            {
              key: 'user',
              label: t('nav.tab.user'),
              content: player ? (
                <>
                  <ProfileMenuHeader player={player} />
                  <ProfileLinks player={player} />
                </>
              ) : (
                <GuestTab />
              ),
            },
            { key: 'language', label: t('nav.tab.language'), content: <LanguageLinks /> },
          ]}
        />
      </Popover>
    </div>
  );
});

const MainTab = observer(function MainTab() {
  const navigation = usePresenter(NavigationPresenter);
  const current = currentEntry(navigation.menus.main, useLocation().pathname);

  return (
    <>
      <ul className="mobile-menu__entries">
        {navigation.menus.main.map((entry, index) => (
          <li key={index}>
            <Entry entry={entry} isCurrent={entry === current} />
          </li>
        ))}
      </ul>
      <div className="mobile-menu__play">
        <PlayLink isShort wide />
      </div>
    </>
  );
});

/** A link or a `details` group. One group is open at a time; initially the one with the current page. */
const Entry = ({ entry, isCurrent }: { readonly entry: MenuEntry; readonly isCurrent: boolean }) => {
  if (entry.kind === 'link') return <MenuAnchor className="mobile-menu__name" link={entry.link} />;
  const { label, blocks } = entry;

  return (
    <details name="mobile-menu" open={isCurrent}>
      <summary className="mobile-menu__name">
        <span>{label}</span>
        <Icon icon={ChevronDown} />
      </summary>
      {blocks.map(({ title, links }, index) => (
        <div key={index} className="mobile-menu__block">
          {title !== '' && <p className="mobile-menu__title">{title}</p>}
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <MenuAnchor className="k-menu__item" link={link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
};

const GuestTab = () => {
  const navigation = usePresenter(NavigationPresenter);
  const isLoginPage = useLocation().pathname === navigation.pathOf('login');
  const t = useTexts('app');

  return (
    <Stack gap={2}>
      {isLoginPage ? (
        <ButtonLink wide to={navigation.pathOf('login')}>
          {t('nav.logIn')}
        </ButtonLink>
      ) : (
        <LoginLink variant="secondary" wide>
          {t('nav.logIn')}
        </LoginLink>
      )}
      <ButtonLink wide to={navigation.pathOf('signup')}>
        {t('nav.signUp')}
      </ButtonLink>
    </Stack>
  );
};
