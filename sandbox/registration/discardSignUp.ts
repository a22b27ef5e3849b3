import type { Kysely } from 'kysely';
import type { Tables } from '../platform/tables';
import { resetKeys } from '../security/resetKeys';
import { activationKeys } from './activationKeys';

/**
 * Turns an unconfirmed account into a ghost that only an emailed link signs up, because a stranger may have chosen its
 * password. Keys in earlier emails end.
 * @returns false if the account has been confirmed in the meantime, or has orders: no stranger has created it, and its
 * buyer can still correct a mistyped email
 */
export const discardSignUp = async (transaction: Kysely<Tables>, playerId: string): Promise<boolean> => {
  // The player before the keys, like all transactions with keys, so that none deadlock.
  const unconfirmed = await transaction
    .selectFrom('players')
    .select('id')
    .where('id', '=', playerId)
    .where('status', '=', 'unconfirmed')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orders').select('id').whereRef('orders.player_id', '=', 'players.id'))),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!unconfirmed) return false;
  await activationKeys.revoke(transaction, playerId);
  await resetKeys.revoke(transaction, playerId);
  await transaction
    .updateTable('players')
    .set({
      status: 'ghost',
      signs_up_by_link: true,
      password_hash: null,
      display_name: '',
      first_name: '',
      last_name: '',
      username: '',
      privacy_policy_agreement: false,
    })
    .where('id', '=', playerId)
    .execute();
  await transaction.deleteFrom('registrations').where('player_id', '=', playerId).execute();
  await transaction
    .updateTable('redemption_codes')
    .set({ reserved_for: null, reserved_until: null })
    .where('reserved_for', '=', playerId)
    .where('used_by', 'is', null)
    .execute();
  return true;
};
