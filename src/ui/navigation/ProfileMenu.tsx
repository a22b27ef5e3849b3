import { ChevronDown, LogOut } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { displayNameInBar } from '../../domain/navigation/displayNameInBar';
import type { Player } from '../../domain/session/Player';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/Icon';
import { LazyMenu } from '../kit/LazyMenu';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { NavigationPresenter } from './NavigationPresenter';

interface ProfileMenuProps {
  readonly player: Player;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Who is signed in, their pages, and the way out. */
export const ProfileMenu = observer(function ProfileMenu({ player, open, onOpenChange }: ProfileMenuProps) {
  const navigation = usePresenter(NavigationPresenter);
  const { signOut } = usePresenter(SessionPresenter);
  const t = useTexts('shell');
  const { displayName } = player;

  return (
    <LazyMenu
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <button
          type="button"
          className="nav-bar__control"
          aria-label={t('nav.profileMenu', { name: displayName })}
        >
          {displayNameInBar(displayName)}
          <Icon of={ChevronDown} size={18} />
        </button>
      }
      header={
        <div className="profile-menu__head">
          <p className="profile-menu__title">{t('nav.profileTitle')}</p>
          <p className="profile-menu__id">
            {t('nav.gameId')}
            <strong>{displayName}</strong>
          </p>
        </div>
      }
      entries={[
        ...navigation.menus.profile.map(({ page, label }) => ({
          key: page,
          label,
          to: navigation.pathOf(page),
        })),
        { key: 'rule', rule: true },
        { key: 'sign-out', label: t('nav.logOut'), icon: LogOut, onSelect: signOut },
      ]}
    />
  );
});
