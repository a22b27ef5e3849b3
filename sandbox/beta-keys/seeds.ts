import { sampleBetaKeys } from '#samples/betaKeys';
import { addSeconds } from '../platform/clock';
import type { Database } from '../platform/database';
import { addKeys } from './gifts';

const aDay = 86_400;

/** Seeds unsent and sent keys. Adds nothing if the player already has keys. */
export const seedBetaKeys = async (
  db: Database,
  ownerId: string,
  userId: string,
  now: Date,
): Promise<void> => {
  const known = await db
    .selectFrom('redemption_codes')
    .select('id')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  if (known) return;
  await addKeys(db, ownerId, sampleBetaKeys.available);
  for (const { recipient, isUsed, daysAgo } of sampleBetaKeys.sent) {
    const [id = ''] = await addKeys(db, ownerId, 1);
    const sentAt = addSeconds(now, -daysAgo * aDay);
    await db
      .updateTable('redemption_codes')
      .set({
        recipient,
        sent_at: sentAt,
        ...(isUsed && { used_by: userId, used_at: addSeconds(sentAt, aDay) }),
      })
      .where('id', '=', id)
      .execute();
  }
};
