import { ChevronDown } from 'lucide-react';
import { displayNameInBar } from '../../domain/navigation/displayNameInBar';
import type { Player } from '../../domain/session/Player';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/media/Icon';
import { Menu } from '../kit/overlays/Menu';
import { ProfileHead, ProfileLinks } from './ProfileLinks';

export const ProfileMenu = ({ player }: { readonly player: Player }) => {
  const t = useTexts('shell');
  const { displayName } = player;

  return (
    <div className="nav-bar__account">
      <button
        type="button"
        className="nav-bar__control"
        popoverTarget="profile-menu"
        aria-label={t('nav.profileMenu', { name: displayName })}
      >
        {displayNameInBar(displayName)}
        <Icon of={ChevronDown} size={18} />
      </button>
      <Menu id="profile-menu" header={<ProfileHead player={player} />}>
        <ProfileLinks player={player} />
      </Menu>
    </div>
  );
};
