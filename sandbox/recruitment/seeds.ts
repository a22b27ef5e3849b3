import type { Database } from '../platform/database';
import { recruit } from './recruiting';

/** Seeds recruits. Players who already have a recruiter are left unchanged. */
export const seedRecruits = async (
  db: Database,
  recruiterId: string,
  recruitIds: readonly string[],
  now: Date,
): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    for (const recruitId of recruitIds) await recruit(transaction, recruitId, recruiterId, now);
  });
};
