import type { Player } from '../platform/tables';

/** A player is a Subscriber while the game time has not ended. */
export const rolesAt = (player: Pick<Player, 'roles' | 'game_time_end'>, moment: Date): string | string[] => {
  const subscribed = player.game_time_end !== null && player.game_time_end > moment;
  const roles = subscribed ? [...player.roles, 'Subscriber'] : player.roles;
  const [only] = roles;
  return roles.length === 1 && only !== undefined ? only : roles;
};
