import type { Language } from '#domain/language/Locale';
import { emailKey } from '#domain/shared/spellings';
import { addSeconds } from '../platform/clock';
import type { Database } from '../platform/database';
import { confirmationSeconds } from '../platform/emailLink';
import { fingerprint, randomSecret } from '../platform/random';
import type { Tables } from '../platform/tables';
import type { Kysely } from 'kysely';
import { newsletterInterest } from '#samples/mailing';
import { changeSubscriptions } from './subscriptions';

/**
 * Requests a newsletter subscription. If the address is already confirmed, it stays confirmed.
 * @returns the key that confirms the subscription; valid for two days. Earlier keys become invalid.
 */
export const requestNewsletter = async (
  db: Database,
  email: string,
  language: Language,
  now: Date,
): Promise<string> => {
  const key = randomSecret();
  const request = {
    language,
    requested_at: now,
    key_hash: fingerprint(key),
    key_expires_at: addSeconds(now, confirmationSeconds),
  };
  await db
    .insertInto('newsletter_sign_ups')
    .values({ email: emailKey(email), ...request })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(request))
    .execute();
  return key;
};

/** Subscribes an email address that is already confirmed. */
export const addConfirmedSubscriber = async (
  db: Kysely<Tables>,
  email: string,
  language: Language,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('newsletter_sign_ups')
    .values({
      email: emailKey(email),
      language,
      requested_at: now,
      // This key is never sent, because there is nothing left to confirm.
      key_hash: fingerprint(randomSecret()),
      key_expires_at: now,
      confirmed_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ confirmed_at: now }))
    .execute();
  await changeSubscriptions(db, { email, language, now }, [
    { interest: newsletterInterest, isSubscribed: true },
  ]);
};

interface ConfirmedNewsletter {
  readonly email: string;
  /** Whether the subscription was not confirmed before. */
  readonly isNew: boolean;
}

/** @returns whether the key is valid; a key that has already confirmed its subscription counts, too */
export const isConfirmable = async (db: Database, key: string, now: Date): Promise<boolean> => {
  const found = await signUpOf(db, key, now).select('email').executeTakeFirst();
  return found !== undefined;
};

const signUpOf = (db: Kysely<Tables>, key: string, now: Date) =>
  db
    .selectFrom('newsletter_sign_ups')
    .where('key_hash', '=', fingerprint(key))
    .where('key_expires_at', '>', now);

/** Confirms the subscription that the key belongs to; can be repeated. @returns undefined if the key is invalid */
export const confirmNewsletter = (
  db: Database,
  key: string,
  now: Date,
): Promise<ConfirmedNewsletter | undefined> =>
  db.transaction().execute(async (transaction) => {
    const found = await signUpOf(transaction, key, now)
      .select(['email', 'language', 'confirmed_at'])
      .forUpdate()
      .executeTakeFirst();
    if (!found) return undefined;
    const { email, language, confirmed_at } = found;
    if (confirmed_at !== null) return { email, isNew: false };
    await addConfirmedSubscriber(transaction, email, language, now);
    return { email, isNew: true };
  });
