import { rolesWithGameTime } from '#domain/session/roles';
import type { Player } from '../platform/tables';

/** Returns one role as a string, several as a list (SE-13). */
export const rolesAt = (player: Pick<Player, 'roles' | 'game_time_end'>, moment: Date): string | string[] => {
  const roles = [...rolesWithGameTime(player.roles, player.game_time_end ?? undefined, moment)];
  const [only] = roles;
  return roles.length === 1 && only !== undefined ? only : roles;
};
