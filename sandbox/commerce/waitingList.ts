import type { Language } from '#domain/language/Locale';
import type { Database } from '../platform/database';

/** Adds an email to the waiting list. A repeated request adds no second entry, but updates the language. */
export const joinWaitingList = async (
  db: Database,
  email: string,
  language: Language,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('waiting_list')
    .values({ email: email.toLowerCase(), language, joined_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ language }))
    .execute();
};
