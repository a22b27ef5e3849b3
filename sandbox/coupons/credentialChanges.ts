import type { Kysely } from 'kysely';
import type { Tables } from '../platform/tables';

/**
 * Records a change of the player's credentials. It blocks coupon transfers for a day, so that an account hijacker
 * cannot empty the account at once.
 */
export const recordCredentialChange = async (
  transaction: Kysely<Tables>,
  playerId: string,
  now: Date,
): Promise<void> => {
  await transaction
    .insertInto('credential_changes')
    .values({ player_id: playerId, changed_at: now })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ changed_at: now }))
    .execute();
};
