import type { Insertable } from 'kysely';
import type { Database } from '../platform/database';
import type { Tables } from '../platform/tables';
import { sampleDacOperations, type DacAccountKey } from '#samples/dacs';
import { depositCoupons, noRequest } from './balances';

/** Seeds the coupons once. Later changes to them are not overwritten. */
export const seedCoupons = async (
  db: Database,
  idOf: (person: DacAccountKey) => string,
  now: Date,
): Promise<void> => {
  const people = ['subscriber', 'backer', 'expired', 'new'] as const satisfies readonly DacAccountKey[];
  const known = await db
    .selectFrom('coupon_entries')
    .select('id')
    .where('player_id', 'in', people.map(idOf))
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const gains = new Map<string, number>();
  const entries: Omit<Insertable<Tables['coupon_entries']>, 'done_at'>[] = [];
  const dates: Date[] = [];
  const enter = (
    player: DacAccountKey,
    kind: Tables['coupon_entries']['kind'],
    quantity: number,
    other: DacAccountKey | undefined,
    date: Date,
  ): void => {
    const gain = kind === 'creation' || kind === 'received' ? quantity : -quantity;
    gains.set(idOf(player), (gains.get(idOf(player)) ?? 0) + gain);
    const other_id = other === undefined ? null : idOf(other);
    entries.push({ player_id: idOf(player), kind, quantity, other_id, ...noRequest });
    dates.push(date);
  };
  for (const { from, to, quantity, date } of sampleDacOperations(now)) {
    if (from) enter(from, to ? 'sent' : 'conversion', quantity, to, date);
    if (to) enter(to, from ? 'received' : 'creation', quantity, from, date);
  }
  await db.transaction().execute(async (transaction) => {
    for (const [playerId, quantity] of gains) await depositCoupons(transaction, playerId, quantity);
    await transaction
      .insertInto('coupon_entries')
      .values(entries.map((entry, index) => ({ ...entry, done_at: dates[index] ?? now })))
      .execute();
  });
};
