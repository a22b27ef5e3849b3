import { LogOut } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { profileLinksFor } from '#domain/navigation/profileLinks';
import type { Player } from '#domain/session/Player';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/media/Icon';
import { MenuButton } from '../kit/overlays/Menu';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { MenuAnchor } from './MenuAnchor';
import { NavigationPresenter } from './NavigationPresenter';
import './ProfileMenu.scss';

interface PlayerProps {
  readonly player: Player;
}

export const ProfileMenuHeader = ({ player: { displayName } }: PlayerProps) => {
  const t = useTexts('app');
  return (
    <div className="profile-menu__head">
      <p className="profile-menu__title">{t('nav.profileTitle')}</p>
      <p className="profile-menu__id">
        {t('nav.displayName')}
        <strong>{displayName}</strong>
      </p>
    </div>
  );
};

export const ProfileLinks = observer(function ProfileLinks({ player }: PlayerProps) {
  const { menus } = usePresenter(NavigationPresenter);
  const { signOut } = usePresenter(SessionPresenter);
  const t = useTexts('app');

  return (
    <>
      <ul>
        {profileLinksFor(menus.profile, player).map((link) => (
          <li key={link.href}>
            <MenuAnchor className="k-menu__item" link={link} />
          </li>
        ))}
      </ul>
      <hr className="k-menu__rule" />
      <MenuButton onClick={signOut}>
        <Icon icon={LogOut} size={18} />
        {t('nav.logOut')}
      </MenuButton>
    </>
  );
});
