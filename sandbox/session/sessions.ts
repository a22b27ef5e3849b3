import { Type, type Static } from '@fastify/type-provider-typebox';
import type { Selectable } from 'kysely';
import { playerSessionRefusals } from '#domain/devices/deviceRefusals';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';
import type { Tables } from '../platform/tables';
import type { Bearer } from './accessTokens';
import { deviceOf } from './deviceOf';
import type { SignInOrigin } from './refreshTokens';

const orNull = Type.Union([Type.String(), Type.Null()]);

export const Session = Type.Object({
  id: Type.String(),
  /** Name, such as "Chrome" for the browser and "Windows" for the system. */
  browser: orNull,
  system: orNull,
  /** ISO 3166-1 alpha-2. */
  country: orNull,
  createdAt: Type.String(),
  lastUsedAt: Type.String(),
  /** Whether the request belongs to this session. */
  isCurrent: Type.Boolean(),
});

type StoredSession = Selectable<Tables['refresh_families']>;

/** Sessions that can still be renewed. */
const openSessions = ({ db, clock }: Sandbox, playerId: string) =>
  db
    .selectFrom('refresh_families')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_tokens')
          .select('token_hash')
          .whereRef('family_id', '=', 'refresh_families.id')
          .where('replaced_at', 'is', null)
          .where('expires_at', '>', clock.now()),
      ),
    );

/** Sessions of a player, most recently used first. */
export const sessionsOf = async (
  sandbox: Sandbox,
  { playerId, sessionId }: Bearer,
): Promise<Static<typeof Session>[]> => {
  const sessions = await openSessions(sandbox, playerId).orderBy('last_used_at', 'desc').execute();
  return sessions.map((session: StoredSession) => ({
    id: session.id,
    ...deviceOf(session.user_agent),
    country: session.country,
    createdAt: session.created_at.toISOString(),
    lastUsedAt: session.last_used_at.toISOString(),
    isCurrent: session.id === sessionId,
  }));
};

/**
 * Ends one session.
 * @returns the browser and location of the session
 * @throws ApiError 404, code 151, when the player has no such open session
 */
export const endSession = async (sandbox: Sandbox, playerId: string, id: string): Promise<SignInOrigin> => {
  const ended = await sandbox.db
    .updateTable('refresh_families')
    .set({ revoked_at: sandbox.clock.now() })
    .where('id', 'in', openSessions(sandbox, playerId).clearSelect().select('id').where('id', '=', id))
    .returningAll()
    .executeTakeFirst();
  if (!ended) throw refusal(playerSessionRefusals, 'unknown-session', 'There is no such session.');
  return { userAgent: ended.user_agent, country: ended.country };
};

/** @returns the number of ended sessions */
export const endOtherSessions = async (
  sandbox: Sandbox,
  { playerId, sessionId }: Bearer,
): Promise<number> => {
  const others = openSessions(sandbox, playerId).clearSelect().select('id');
  const ended = await sandbox.db
    .updateTable('refresh_families')
    .set({ revoked_at: sandbox.clock.now() })
    .where('id', 'in', others.where('id', '<>', sessionId))
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
};
