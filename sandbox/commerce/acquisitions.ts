import type { Kysely } from 'kysely';
import type { Tables } from '../platform/tables';

export interface Acquisition {
  readonly cpmstar_referrer?: string | undefined;
  readonly cpmstar_site_id?: string | undefined;
  readonly ga_utm?: string | undefined;
}

/** Stores the acquisition source of a player or ghost. Missing fields are left unchanged. */
export const saveAcquisition = async (
  db: Kysely<Tables>,
  playerId: string,
  acquisition: Acquisition,
): Promise<void> => {
  const given = Object.fromEntries(Object.entries(acquisition).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return;
  await db
    .insertInto('acquisitions')
    .values({ player_id: playerId, cpmstar_referrer: null, cpmstar_site_id: null, ga_utm: null, ...given })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(given))
    .execute();
};
