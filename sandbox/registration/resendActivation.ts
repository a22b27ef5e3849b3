import type { Language } from '#domain/language/Locale';
import type { Sandbox } from '../context';
import { resendEmailChange } from '../profile/emailChange';
import { findPlayerByEmail } from '../profile/players';
import { activationKeys } from './activationKeys';
import { activationEmail } from './activationEmail';
import { sendAccountLink } from './sendAccountLink';

/**
 * Resends the activation email of an unconfirmed account, and the link of a pending email change (PF-02). A ghost gets
 * a link to create an account.
 */
export const resendActivation = async (
  sandbox: Sandbox,
  email: string,
  language: Language | undefined,
  rootUrl: string,
): Promise<void> => {
  const { db, clock, mailbox } = sandbox;
  await resendEmailChange(sandbox, email, language, rootUrl);
  const player = await findPlayerByEmail(db, email);
  if (player?.status === 'ghost') return sendAccountLink(sandbox, player, language, rootUrl);
  if (player?.status !== 'unconfirmed') return;
  const registration = await db
    .selectFrom('registrations')
    .select('source')
    .where('player_id', '=', player.id)
    .executeTakeFirst();
  const sentEmail = await db.transaction().execute(async (transaction) => {
    const key = await activationKeys.issueIfUnchanged(transaction, player, clock.now());
    if (key === undefined) return undefined;
    const activation = {
      player,
      // The player may have switched the page's language after registering.
      language: language ?? player.language,
      key,
      source: registration?.source,
      occasion: 'requested' as const,
    };
    return mailbox.store(activationEmail(activation, rootUrl), transaction);
  });
  if (sentEmail) mailbox.relay(sentEmail);
};
