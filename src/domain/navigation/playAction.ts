import { ownsThroughStore, type Player } from '../session/Player';
import { hasAccess } from '../session/roles';
import type { RouteId } from './routes';

/** Pages that the play button leads to, by what the visitor needs next. */
export const playPages = {
  buy: 'buy',
  download: 'accountDownload',
  account: 'products',
} as const satisfies Readonly<Record<string, RouteId>>;

export type PlayAction = keyof typeof playPages;

/**
 * Returns what the visitor needs next in order to play: game time, the client or, if they own the game in the store,
 * only the account.
 */
export const playActionFor = (player: Player | undefined): PlayAction => {
  if (!player || !hasAccess(player.roles)) return 'buy';
  return ownsThroughStore(player) ? 'account' : 'download';
};
