import type { Kysely } from 'kysely';
import { ApiError, ErrorCode } from '../platform/errors';
import type { Player, Tables } from '../platform/tables';
import { requirePlayer } from '../profile/players';
import type { Buyer } from '../session/accessTokens';

/** A buyer, and the ghost token of the request, if any. */
export interface KnownBuyer {
  readonly player: Player;
  readonly ghostTokenId: string | undefined;
}

/** @throws ApiError 401, code 112, as `requirePlayer`, and for the token of a ghost that has signed up since. */
export const requireBuyer = async (db: Kysely<Tables>, buyer: Buyer): Promise<KnownBuyer> => {
  const player = await requirePlayer(db, buyer);
  if (buyer.ghostTokenId !== undefined && player.status !== 'ghost') {
    throw new ApiError(401, ErrorCode.accessToken, 'This address has an account by now.');
  }
  return { player, ghostTokenId: buyer.ghostTokenId };
};
