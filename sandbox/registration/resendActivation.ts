import type { Language } from '#domain/language/Locale';
import type { Sandbox } from '../context';
import { resendEmailChange } from '../profile/emailChange';
import { findPlayer, findPlayerByEmail } from '../profile/players';
import { activationKeys } from './activationKeys';
import { activationEmail } from './activationEmail';
import { discardSignUp } from './discardSignUp';
import { networkHashOf } from './networkHashOf';
import { sendAccountLink } from './sendAccountLink';

/**
 * Resends the activation email of an unconfirmed account, and the link of a pending email change (PF-02). A ghost gets
 * a link to create an account, and so does whoever did not register the account from this network: a stranger may have
 * chosen its password.
 * @param address client address
 */
export const resendActivation = async (
  sandbox: Sandbox,
  { email, address }: { readonly email: string; readonly address: string },
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
    .select(['source', 'network_hash'])
    .where('player_id', '=', player.id)
    .executeTakeFirst();
  if (registration && registration.network_hash !== networkHashOf(sandbox, address)) {
    const isDiscarded = await db
      .transaction()
      .execute((transaction) => discardSignUp(transaction, player.id));
    if (isDiscarded) {
      const ghost = await findPlayer(db, player.id);
      if (ghost) await sendAccountLink(sandbox, ghost, language, rootUrl);
      return;
    }
  }
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
