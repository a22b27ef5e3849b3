import { sql, type Kysely } from 'kysely';
import type { Player, Tables } from '../platform/tables';

/** Records the address of a player before it is replaced, so that what was sent to it stays part of the account. */
export const recordFormerEmail = async (
  transaction: Kysely<Tables>,
  { id, email, joined_at }: Pick<Player, 'id' | 'email' | 'joined_at'>,
  now: Date,
): Promise<void> => {
  const latest = await transaction
    .selectFrom('former_emails')
    .select((former) => former.fn.max('had_until').as('had_until'))
    .where('player_id', '=', id)
    .executeTakeFirst();
  await transaction
    .insertInto('former_emails')
    .values({
      player_id: id,
      email: sql<string>`lower(${email})`,
      had_from: latest?.had_until ?? joined_at,
      had_until: now,
    })
    .execute();
};
