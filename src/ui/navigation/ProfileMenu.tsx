import { ChevronDown } from 'lucide-react';
import { shortDisplayName } from '#domain/navigation/shortDisplayName';
import type { Player } from '#domain/session/Player';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/media/Icon';
import { Menu } from '../kit/overlays/Menu';
import { ProfileMenuHeader, ProfileLinks } from './ProfileLinks';

export const ProfileMenu = ({ player }: { readonly player: Player }) => {
  const t = useTexts('app');
  const { displayName } = player;

  return (
    <div className="nav-bar__account">
      <button
        type="button"
        className="nav-bar__control"
        popoverTarget="profile-menu"
        aria-label={t('nav.profileMenu', { name: displayName })}
      >
        <span>{shortDisplayName(displayName)}</span>
        <Icon icon={ChevronDown} size={18} />
      </button>
      <Menu id="profile-menu" header={<ProfileMenuHeader player={player} />}>
        <ProfileLinks player={player} />
      </Menu>
    </div>
  );
};
