import { addSeconds } from '../platform/clock';
import type { Sandbox } from '../context';
import { fingerprint } from '../platform/random';

/** Same as the lifetime of a device id on the site (SE-06). */
const lifetimeSeconds = 90 * 86_400;

type Store = Pick<Sandbox, 'db' | 'clock'>;

/** Whether someone has signed in to the account from this device. Other devices do not have its id. */
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

/** @returns whether the device is new to the account; always false for an account's first device */
export const rememberDevice = async (
  { db, clock }: Store,
  playerId: string,
  device: string,
): Promise<{ readonly isNew: boolean }> => {
  const signed_in_at = clock.now();
  await db
    .deleteFrom('known_devices')
    .where('player_id', '=', playerId)
    .where('signed_in_at', '<=', addSeconds(signed_in_at, -lifetimeSeconds))
    .execute();
  const known = await db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('player_id', '=', playerId)
    .execute();
  await db
    .insertInto('known_devices')
    .values({
      player_id: playerId,
      device_hash: fingerprint(device),
      known_since: signed_in_at,
      signed_in_at,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'device_hash']).doUpdateSet({ signed_in_at }))
    .execute();
  return { isNew: known.length > 0 && known.every(({ device_hash }) => device_hash !== fingerprint(device)) };
};
