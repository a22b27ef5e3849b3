import type { Language } from '../../src/domain/language/Locale';
import { sendReceiptAgain } from '../commerce/receiptAgain';
import type { Sandbox } from '../context';
import { findPlayerByEmail } from '../profile/players';
import { activationKeys } from './activationKeys';
import { activationEmail } from './activationEmail';

/** Sends another letter to whoever has the e-mail and waits for one; a ghost gets that of the purchase. */
export const resendActivation = async (
  sandbox: Sandbox,
  email: string,
  language: Language | undefined,
  rootUrl: string,
): Promise<void> => {
  const { db, clock, mailbox } = sandbox;
  const player = await findPlayerByEmail(db, email);
  if (player?.status === 'ghost') return sendReceiptAgain(sandbox, player, language, rootUrl);
  if (player?.status !== 'unconfirmed') return;
  const registration = await db
    .selectFrom('registrations')
    .select('source')
    .where('player_id', '=', player.id)
    .executeTakeFirst();
  const letter = await db.transaction().execute(async (transaction) => {
    const key = await activationKeys.issue(transaction, player.id, clock.now());
    const activation = {
      player,
      // The language of the page the player asked on; it may be newer than the one the account has.
      language: language ?? player.language,
      key,
      source: registration?.source,
      occasion: 'asked' as const,
    };
    return mailbox.keep(activationEmail(activation, rootUrl), transaction);
  });
  mailbox.handOver(letter);
};
