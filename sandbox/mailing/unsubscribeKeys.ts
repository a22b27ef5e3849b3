import type { Kysely } from 'kysely';
import type { SigningKeys } from '../session/signingKeys';
import { deriveSecret, fingerprint } from '../platform/random';
import type { Tables } from '../platform/tables';

export interface Unsubscription {
  readonly email: string;
  readonly interest: string;
}

/** Returns the same key for every email of this kind to this address, so that the table stays small. */
export const unsubscribeKey = async (
  db: Kysely<Tables>,
  { refreshKey }: SigningKeys,
  unsubscription: Unsubscription,
): Promise<string> => {
  const email = unsubscription.email.toLowerCase();
  const { interest } = unsubscription;
  const key = deriveSecret(refreshKey, `unsubscribe:${interest}:${email}`);
  await db
    .insertInto('unsubscribe_keys')
    .values({ key_hash: fingerprint(key), email, interest })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return key;
};

/** Finds the subscription of a key. Keys stay valid, because old emails must be able to unsubscribe, too. */
export const findUnsubscription = (db: Kysely<Tables>, key: string): Promise<Unsubscription | undefined> =>
  db
    .selectFrom('unsubscribe_keys')
    .select(['email', 'interest'])
    .where('key_hash', '=', fingerprint(key))
    .executeTakeFirst();
