import type { Kysely } from 'kysely';
import type { Tables } from '../platform/tables';

/** Invalidates what sessions of a player have received: the secret of a two-factor setup, and addresses of downloads. */
export const revokeIssuedSecrets = async (transaction: Kysely<Tables>, playerId: string): Promise<void> => {
  await transaction.deleteFrom('two_factor_setups').where('player_id', '=', playerId).execute();
  await transaction.deleteFrom('downloads').where('player_id', '=', playerId).execute();
};
