import type { Kysely } from 'kysely';
import type { SigningKeys } from '../session/signingKeys';
import { deriveSecret, fingerprint } from '../platform/random';
import type { Tables } from '../platform/tables';
import { emailKey } from '#domain/shared/spellings';

export interface Unsubscription {
  readonly email: string;
  readonly interest: string;
}

/** Returns the key for an address and interest. All such emails share one key, so that the table stays small. */
export const unsubscribeKey = async (
  db: Kysely<Tables>,
  { refreshKey }: SigningKeys,
  unsubscription: Unsubscription,
): Promise<string> => {
  const email = emailKey(unsubscription.email);
  const { interest } = unsubscription;
  const key = deriveSecret(refreshKey, `unsubscribe:${interest}:${email}`);
  await db
    .insertInto('unsubscribe_keys')
    .values({ key_hash: fingerprint(key), email, interest })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return key;
};

/** Finds the subscription that a key belongs to. Keys never expire, so that links in old emails still work. */
export const findUnsubscription = (db: Kysely<Tables>, key: string): Promise<Unsubscription | undefined> =>
  db
    .selectFrom('unsubscribe_keys')
    .select(['email', 'interest'])
    .where('key_hash', '=', fingerprint(key))
    .executeTakeFirst();
