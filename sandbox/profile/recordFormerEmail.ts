import { sql, type Kysely } from 'kysely';
import { addSeconds } from '../platform/clock';
import type { Player, Tables } from '../platform/tables';

/** The emails about a change are stored after it. */
const lastEmailSeconds = 60;

interface EmailPeriod {
  readonly now: Date;
  /** Whether the player has opened a link in the mailbox. Only then, what was sent to it belongs to the account. */
  readonly isProven: boolean;
  /** Until when the address is reserved for the player. */
  readonly until?: Date;
}

/** Records the address of a player before it is replaced, so that what was sent to it stays part of the account. */
export const recordFormerEmail = async (
  transaction: Kysely<Tables>,
  { id, email, joined_at }: Pick<Player, 'id' | 'email' | 'joined_at'>,
  { now, isProven, until = addSeconds(now, lastEmailSeconds) }: EmailPeriod,
): Promise<void> => {
  const latest = await transaction
    .selectFrom('former_emails')
    .select((former) => former.fn.max('changed_at').as('changed_at'))
    .where('player_id', '=', id)
    .executeTakeFirst();
  await transaction
    .insertInto('former_emails')
    .values({
      player_id: id,
      email: sql<string>`lower(${email})`,
      is_proven: isProven,
      had_from: latest?.changed_at ?? joined_at,
      changed_at: now,
      had_until: until,
    })
    .execute();
};
