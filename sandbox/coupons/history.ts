import { sql, type Kysely } from 'kysely';
import type { Static } from '@fastify/type-provider-typebox';
import type { Tables } from '../platform/tables';
import type { History } from './schema';

const typeOf = { creation: 0, sent: 1, received: 1, conversion: 2 } as const;

/** Returns a player's coupon history, newest first. Other players appear under their current names. */
export const historyOf = async (
  db: Kysely<Tables>,
  playerId: string,
  { pageSize, offset }: { readonly pageSize: number; readonly offset: number },
): Promise<Static<typeof History>> => {
  const entries = await db
    .selectFrom('coupon_entries')
    .leftJoin('players', 'players.id', 'coupon_entries.other_id')
    .select(['kind', 'quantity', 'done_at', 'note', 'players.display_name'])
    .where('player_id', '=', playerId)
    .orderBy('coupon_entries.id', 'desc')
    .limit(pageSize)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('coupon_entries')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return {
    history: entries.map(({ kind, quantity, done_at: doneAt, note, display_name: name }) => ({
      operationDate: doneAt.toISOString(),
      operationType: typeOf[kind],
      quantity,
      sentToDisplayName: kind === 'sent' ? (name ?? '') : null,
      receivedFromDisplayName: kind === 'received' ? (name ?? '') : null,
      note,
    })),
    total,
  };
};
