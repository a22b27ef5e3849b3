import type { Kysely } from 'kysely';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { refusal, type ApiError } from '../platform/errors';
import type { Player, Tables } from '../platform/tables';
import { findPlayer, requirePlayer } from '../profile/players';
import type { Buyer } from '../session/accessTokens';

/** A buyer, and the ghost token of the request, if any. */
export interface VerifiedBuyer {
  readonly player: Player;
  readonly ghostTokenId: string | undefined;
}

/** @throws ApiError 401, code 112, like `requirePlayer`, and if the ghost that owns the token has since signed up */
export const requireBuyer = async (db: Kysely<Tables>, buyer: Buyer): Promise<VerifiedBuyer> => {
  const { ghostTokenId } = buyer;
  if (ghostTokenId === undefined) return { player: await requirePlayer(db, buyer), ghostTokenId };
  const player = await findPlayer(db, buyer.playerId);
  if (player?.status !== 'ghost') throw signedUpError();
  return { player, ghostTokenId };
};

/**
 * Locks the ghost until the transaction ends, so that it cannot sign up in the meantime.
 * If it has already signed up, the request fails. If it signs up later, the account gets the order.
 * @throws ApiError 401, code 112
 */
export const requireGhost = async (transaction: Kysely<Tables>, playerId: string): Promise<void> => {
  const player = await transaction
    .selectFrom('players')
    .select('status')
    .where('id', '=', playerId)
    .forShare()
    .executeTakeFirst();
  if (player?.status !== 'ghost') throw signedUpError();
};

export const signedUpError = (): ApiError =>
  refusal(generalRefusals, 'signed-out', 'This address has an account by now.');
