import { sql, type Kysely } from 'kysely';
import { ApiError, ErrorCode } from '../platform/errors';
import type { NewPlayer, Player, Tables } from '../platform/tables';
import type { Bearer } from '../session/accessTokens';

/** What an account has that nothing was done with yet. */
export const untouched = {
  mfa_secret: null,
  mfa_last_step: null,
  roles: [],
  ownership: [],
  has_mydu_access: false,
  steam_id: null,
  steam_months: 0,
  pending_email: null,
} satisfies Partial<NewPlayer>;

export const findPlayer = (db: Kysely<Tables>, id: string): Promise<Player | undefined> =>
  db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();

export const findPlayerByEmail = (db: Kysely<Tables>, email: string): Promise<Player | undefined> =>
  db
    .selectFrom('players')
    .selectAll()
    // Lowered by the database on both sides: it and JavaScript differ beyond ASCII.
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();

export const findPlayerByDisplayName = (db: Kysely<Tables>, name: string): Promise<Player | undefined> =>
  db
    .selectFrom('players')
    .selectAll()
    .where('display_name', '<>', '')
    .where(sql<boolean>`lower(display_name) = lower(${name})`)
    .executeTakeFirst();

/**
 * The player of a checked access token.
 * @throws ApiError 401, code 112, when the account was removed or all its sessions were ended since.
 */
export const requirePlayer = async (db: Kysely<Tables>, { playerId, issuedAt }: Bearer): Promise<Player> => {
  const player = await findPlayer(db, playerId);
  if (!player) throw new ApiError(401, ErrorCode.accessToken, 'This account no longer exists.');
  if (isSignedOut(player, issuedAt)) {
    throw new ApiError(401, ErrorCode.accessToken, 'This session was ended.');
  }
  return player;
};

/** Tokens know whole seconds: one of the very second in which the sessions were ended is still taken. */
export const isSignedOut = ({ signed_out_at: end }: Player, issuedAt: Date): boolean =>
  end !== null && Math.floor(end.getTime() / 1000) * 1000 > issuedAt.getTime();
