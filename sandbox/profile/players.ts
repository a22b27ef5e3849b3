import { sql, type Kysely } from 'kysely';
import type { NewPlayer, Player, Tables } from '../platform/tables';
import type { Bearer } from '../session/accessTokens';
import { sessionEndedError } from '../session/openSession';

/** Default values of a new account. */
export const newPlayerDefaults = {
  mfa_secret: null,
  mfa_last_step: null,
  two_factor_since: null,
  roles: [],
  ownership: [],
  has_mydu_access: false,
  steam_id: null,
  steam_months: 0,
  steam_bought_at: null,
  steam_linked_at: null,
  discord_id: null,
  discord_name: null,
  discord_discriminator: null,
  discord_linked_at: null,
  pending_email: null,
  can_upload_assets: false,
} satisfies Partial<NewPlayer>;

export const findPlayer = (db: Kysely<Tables>, id: string): Promise<Player | undefined> =>
  db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Locks a player for an update; other transactions wait.
 * @throws ApiError 401, code 112, when the account was erased
 */
export const lockPlayer = (transaction: Kysely<Tables>, id: string): Promise<Player> =>
  transaction
    .selectFrom('players')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => sessionEndedError());

export const findPlayerByEmail = (db: Kysely<Tables>, email: string): Promise<Player | undefined> =>
  db
    .selectFrom('players')
    .selectAll()
    // Both sides are lower-cased by the database, because JavaScript lower-cases non-ASCII letters differently.
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
 * Returns the player of a valid access token.
 * @throws ApiError 401, code 112, when the session was ended, for example with the account
 */
export const requirePlayer = async (db: Kysely<Tables>, { playerId, sessionId }: Bearer): Promise<Player> => {
  const player = await db
    .selectFrom('players')
    .innerJoin('refresh_families', 'refresh_families.player_id', 'players.id')
    .selectAll('players')
    .where('players.id', '=', playerId)
    .where('refresh_families.id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!player) throw sessionEndedError();
  return player;
};
