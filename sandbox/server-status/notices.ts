import { backEndTexts } from '#content/generated/backEndTexts';
import type { Language } from '#domain/language/Locale';
import { emailKey } from '#domain/shared/spellings';
import type { Sandbox } from '../context';
import { addSeconds } from '../platform/clock';
import { confirmationSeconds, emailLink } from '../platform/emailLink';
import { emailWithLink } from '../platform/emailWithLink';
import { fingerprint, randomSecret } from '../platform/random';
import { isGameUp } from './services';

type Data = Pick<Sandbox, 'db' | 'clock'>;

/**
 * Requests an email for when the game is up. If the address is already confirmed, it stays confirmed.
 * @returns the key that confirms the request; valid for two days. Earlier keys become invalid.
 */
export const requestNotice = async (
  { db, clock }: Data,
  email: string,
  language: Language,
): Promise<string> => {
  const key = randomSecret();
  const now = clock.now();
  const request = {
    language,
    requested_at: now,
    key_hash: fingerprint(key),
    key_expires_at: addSeconds(now, confirmationSeconds),
  };
  // Requests that were never confirmed are not kept.
  await db
    .deleteFrom('status_notices')
    .where('confirmed_at', 'is', null)
    .where('key_expires_at', '<=', now)
    .execute();
  await db
    .insertInto('status_notices')
    .values({ email: emailKey(email), ...request })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(request))
    .execute();
  return key;
};

export const isNoticeConfirmable = async ({ db, clock }: Data, key: string): Promise<boolean> => {
  const found = await db
    .selectFrom('status_notices')
    .select('email')
    .where('key_hash', '=', fingerprint(key))
    .where('key_expires_at', '>', clock.now())
    .executeTakeFirst();
  return found !== undefined;
};

/**
 * Confirms a request; can be repeated. If the game is up already, deletes it instead.
 * @returns undefined if the key is invalid
 */
export const confirmNotice = async (data: Data, key: string): Promise<'confirmed' | 'up' | undefined> => {
  if (!(await isNoticeConfirmable(data, key))) return undefined;
  const { db, clock } = data;
  await db
    .updateTable('status_notices')
    .set({ confirmed_at: clock.now() })
    .where('key_hash', '=', fingerprint(key))
    .where('confirmed_at', 'is', null)
    .execute();
  if (!(await isGameUp(data))) return 'confirmed';
  await db.deleteFrom('status_notices').where('key_hash', '=', fingerprint(key)).execute();
  return 'up';
};

/** Sends the confirmed emails if the game is up, each once. Deletes the addresses. */
export const sendNotices = async (sandbox: Sandbox): Promise<void> => {
  const { db, mailbox, rootUrl } = sandbox;
  if (!(await isGameUp(sandbox))) return;
  const recipients = await db
    .deleteFrom('status_notices')
    .where('confirmed_at', 'is not', null)
    .returning(['email', 'language'])
    .execute();
  for (const { email, language } of recipients) {
    await mailbox.send(
      emailWithLink({
        recipient: email,
        name: '',
        language,
        texts: backEndTexts[language].statusUp,
        link: emailLink({ language, rootUrl: rootUrl() }, 'server-status'),
      }),
    );
  }
};
