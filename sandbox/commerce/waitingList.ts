import type { Language } from '../../src/domain/language/Locale';
import type { Database } from '../platform/database';

/** Notes down who wants to hear when a campaign sells again; once, in the language they asked in last. */
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
