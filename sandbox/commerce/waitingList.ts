import type { Language } from '#domain/language/Locale';
import { emailKey } from '#domain/shared/spellings';
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
    .values({ email: emailKey(email), language, joined_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ language }))
    .execute();
};
