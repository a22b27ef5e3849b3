import { sql } from 'kysely';
import type { Database } from '../platform/database';
import { ApiError, ErrorCode } from '../platform/errors';
import type { Player } from '../platform/tables';

export const findPlayer = (db: Database, id: string): Promise<Player | undefined> =>
  db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();

export const findPlayerByEmail = (db: Database, email: string): Promise<Player | undefined> =>
  db
    .selectFrom('players')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

/**
 * The player of a checked access token.
 * @throws ApiError 401, code 112, when the account was removed since.
 */
export const requirePlayer = async (db: Database, id: string): Promise<Player> => {
  const player = await findPlayer(db, id);
  if (!player) throw new ApiError(401, ErrorCode.accessToken, 'This account no longer exists.');
  return player;
};
