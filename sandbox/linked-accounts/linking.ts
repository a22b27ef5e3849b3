import type { Kysely, Updateable } from 'kysely';
import { linkRefusals, linkRefusal } from '#domain/linked-accounts/linkRefusals';
import type { Database } from '../platform/database';
import { refusal, type ApiError } from '../platform/errors';
import type { Player, Tables } from '../platform/tables';
import { lockPlayer } from '../profile/players';

const uniqueViolation = '23505';

const messages = {
  'linked-elsewhere': 'This account is linked to another player.',
  'already-linked': 'The player has linked another account.',
} as const;

const linkError = (kind: keyof typeof messages): ApiError => refusal(linkRefusals, kind, messages[kind]);

/**
 * Links an external account. Only one of two concurrent requests succeeds.
 * @param valuesFor returns the new values of the locked player. It may lock the external account, whose holder is checked
 *   afterwards.
 * @throws ApiError 409 (181, 182)
 */
export const linkAccount = async (
  db: Database,
  { id }: Pick<Player, 'id'>,
  column: 'discord_id' | 'steam_id',
  externalId: string,
  valuesFor: (
    transaction: Kysely<Tables>,
    player: Player,
  ) => Updateable<Tables['players']> | Promise<Updateable<Tables['players']>>,
): Promise<void> => {
  const link = async (transaction: Kysely<Tables>): Promise<void> => {
    const player = await lockPlayer(transaction, id);
    const values = await valuesFor(transaction, player);
    const holder = await transaction
      .selectFrom('players')
      .select('id')
      .where(column, '=', externalId)
      .executeTakeFirst();
    const refused = linkRefusal(player[column] !== null, holder !== undefined);
    if (refused) throw linkError(refused);
    await transaction.updateTable('players').set(values).where('id', '=', id).execute();
  };
  try {
    await db.transaction().execute(link);
  } catch (error) {
    // Another player has linked the account at the same time.
    throw (error as { readonly code?: unknown }).code === uniqueViolation
      ? linkError('linked-elsewhere')
      : error;
  }
};
