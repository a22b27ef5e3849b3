import { addSeconds } from '../platform/clock';
import type { Database } from '../platform/database';
import { fingerprint, randomSecret } from '../platform/random';

const lifetimeSeconds = 2 * 86_400;

/** A key that confirms one account once within two days; keys sent before it stop working. */
export const issueActivationKey = async (db: Database, playerId: string, now: Date): Promise<string> => {
  const key = randomSecret();
  await db
    .deleteFrom('activation_keys')
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .execute();
  await db
    .insertInto('activation_keys')
    .values({ key_hash: fingerprint(key), player_id: playerId, expires_at: addSeconds(now, lifetimeSeconds) })
    .execute();
  return key;
};
