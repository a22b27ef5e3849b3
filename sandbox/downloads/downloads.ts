import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Sandbox } from '../context';
import { addSeconds } from '../platform/clock';

/** How long a download can be started or resumed. */
const lifetimeSeconds = 86_400;

interface RequestedDownload {
  readonly playerId: string;
  readonly blueprintId?: string;
  readonly pictureIds?: readonly string[];
  /** How long the file is generated. */
  readonly seconds?: number;
}

/** Whether the client accepts the address of a file instead of the file. */
export const acceptsAddress = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('application/json');

/**
 * Returns the address of a file, or null while the file is being generated. The same request returns the same address
 * for twelve hours.
 * @throws ApiError 429
 */
export const issueAddress = async (
  { db, clock, limits }: Sandbox,
  { playerId, blueprintId, pictureIds = [], seconds = 0 }: RequestedDownload,
): Promise<{ readonly url: string | null }> => {
  const now = clock.now();
  const ids = [...pictureIds];
  const known = await db
    .selectFrom('downloads')
    .select(['id', 'ready_at'])
    .where('player_id', '=', playerId)
    .where('blueprint_id', 'is not distinct from', blueprintId ?? null)
    .where(sql<boolean>`picture_ids = ${ids}::text[]`)
    .where('expires_at', '>', addSeconds(now, lifetimeSeconds / 2))
    .executeTakeFirst();
  const download = known ?? { id: randomUUID(), ready_at: addSeconds(now, seconds) };
  if (!known) {
    limits.consume('downloadsPerPlayer', playerId);
    await db
      .deleteFrom('downloads')
      .where('player_id', '=', playerId)
      .where('expires_at', '<=', now)
      .execute();
    await db
      .insertInto('downloads')
      .values({
        ...download,
        player_id: playerId,
        blueprint_id: blueprintId ?? null,
        picture_ids: ids,
        expires_at: addSeconds(now, lifetimeSeconds),
      })
      .execute();
  }
  return { url: download.ready_at > now ? null : `/api/downloads/${download.id}` };
};

/** Returns undefined if the address is unknown or has expired. */
export const findDownload = ({ db, clock }: Pick<Sandbox, 'db' | 'clock'>, id: string) =>
  db
    .selectFrom('downloads')
    .select(['player_id', 'blueprint_id', 'picture_ids'])
    .where('id', '=', id)
    .where('ready_at', '<=', clock.now())
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
