import type { Updateable } from 'kysely';
import type { Database } from '../platform/database';
import { ApiError, ErrorCode } from '../platform/errors';
import type { Player, Tables } from '../platform/tables';

const uniqueViolation = '23505';

const linkedElsewhereError = (): ApiError =>
  new ApiError(409, ErrorCode.linkedElsewhere, 'This account is linked to another player.');

const alreadyLinkedError = (): ApiError =>
  new ApiError(409, ErrorCode.alreadyLinked, 'The player has linked another account.');

/**
 * Links an external account in a single statement, so that only one of two concurrent requests succeeds.
 * @throws ApiError 409 (181, 182)
 */
export const linkAccount = async (
  db: Database,
  { id }: Pick<Player, 'id'>,
  column: 'discord_id' | 'steam_id',
  values: Updateable<Tables['players']>,
): Promise<void> => {
  try {
    const linked = await db
      .updateTable('players')
      .set(values)
      .where('id', '=', id)
      .where(column, 'is', null)
      .executeTakeFirst();
    if (linked.numUpdatedRows === 0n) throw alreadyLinkedError();
  } catch (error) {
    throw (error as { readonly code?: unknown }).code === uniqueViolation ? linkedElsewhereError() : error;
  }
};
