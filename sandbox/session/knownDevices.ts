import { addSeconds } from '../platform/clock';
import type { Sandbox } from '../context';
import { fingerprint } from '../platform/random';

/** As long as the site stores a device's id (SE-06). */
const lifetimeSeconds = 90 * 86_400;

type Store = Pick<Sandbox, 'db' | 'clock'>;

/** Whether somebody has signed in to the account with this device: nobody else knows its id. */
export const isKnownDevice = async (
  { db, clock }: Store,
  playerId: string,
  device: string,
): Promise<boolean> => {
  const known = await db
    .selectFrom('known_devices')
    .select('signed_in_at')
    .where('player_id', '=', playerId)
    .where('device_hash', '=', fingerprint(device))
    .where('signed_in_at', '>', addSeconds(clock.now(), -lifetimeSeconds))
    .executeTakeFirst();
  return known !== undefined;
};

export const rememberDevice = async (
  { db, clock }: Store,
  playerId: string,
  device: string,
): Promise<void> => {
  const signed_in_at = clock.now();
  await db
    .deleteFrom('known_devices')
    .where('player_id', '=', playerId)
    .where('signed_in_at', '<=', addSeconds(signed_in_at, -lifetimeSeconds))
    .execute();
  await db
    .insertInto('known_devices')
    .values({ player_id: playerId, device_hash: fingerprint(device), signed_in_at })
    .onConflict((conflict) => conflict.columns(['player_id', 'device_hash']).doUpdateSet({ signed_in_at }))
    .execute();
};
