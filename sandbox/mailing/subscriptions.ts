import type { Kysely } from 'kysely';
import type { Language } from '#domain/language/Locale';
import { emailKey } from '#domain/shared/spellings';
import { newsletterInterest } from '#samples/mailing';
import type { Tables } from '../platform/tables';

export interface Subscriber {
  readonly email: string;
  readonly language: Language;
}

export interface SubscriptionChange {
  readonly interest: string;
  readonly isSubscribed: boolean;
}

/** Returns the interests that an email address has subscribed to. */
export const subscribedInterests = async (
  db: Kysely<Tables>,
  email: string,
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('mailing_interests')
    .select('interest')
    .where('email', '=', emailKey(email))
    .where('is_subscribed', '=', true)
    .execute();
  return new Set(rows.map(({ interest }) => interest));
};

export const subscribersTo = (db: Kysely<Tables>, interest: string): Promise<Subscriber[]> =>
  db
    .selectFrom('mailing_interests')
    .select(['email', 'language'])
    .where('interest', '=', interest)
    .where('is_subscribed', '=', true)
    .orderBy('email')
    .execute();

/** Changes the given subscriptions. All others are left unchanged. */
export const changeSubscriptions = async (
  db: Kysely<Tables>,
  { email: typed, language, now }: Subscriber & { readonly now: Date },
  changes: readonly SubscriptionChange[],
): Promise<void> => {
  if (changes.length === 0) return;
  const email = emailKey(typed);
  await db
    .insertInto('mailing_interests')
    .values(
      changes.map(({ interest, isSubscribed }) => ({
        email,
        interest,
        language,
        is_subscribed: isSubscribed,
        changed_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['email', 'interest']).doUpdateSet((row) => ({
        language: row.ref('excluded.language'),
        is_subscribed: row.ref('excluded.is_subscribed'),
        changed_at: row.ref('excluded.changed_at'),
      })),
    )
    .execute();
  const leavesNewsletter = changes.some(
    ({ interest, isSubscribed }) => interest === newsletterInterest && !isSubscribed,
  );
  // Removes the sign-up, so that an earlier confirmation link cannot subscribe the address again.
  if (leavesNewsletter) await db.deleteFrom('newsletter_sign_ups').where('email', '=', email).execute();
};

/** Moves an account's subscriptions to its new email address. Existing choices of the new address take precedence. */
export const moveSubscriptions = async (db: Kysely<Tables>, from: string, to: string): Promise<void> => {
  const [before, after] = [emailKey(from), emailKey(to)];
  if (before === after) return;
  const chosen = db.selectFrom('mailing_interests').select('interest').where('email', '=', after);
  await db
    .deleteFrom('mailing_interests')
    .where('email', '=', before)
    .where('interest', 'in', chosen)
    .execute();
  await db.updateTable('mailing_interests').set({ email: after }).where('email', '=', before).execute();
  await db.updateTable('unsubscribe_keys').set({ email: after }).where('email', '=', before).execute();
};
