import { UserRound } from 'lucide-react';
import type { Recruit } from '#domain/recruitment/Recruitment';
import { Icon } from '../kit/media/Icon';

/** Picture of a player. Decorative: the name is next to it. */
export const PlayerAvatar = ({ pilot }: { readonly pilot: Pick<Recruit, 'avatar'> }) => (
  <span className="pilot-picture">
    {pilot.avatar === undefined ? (
      <Icon icon={UserRound} />
    ) : (
      <img src={pilot.avatar} alt="" width="56" height="56" loading="lazy" />
    )}
  </span>
);
