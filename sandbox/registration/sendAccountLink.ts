import type { Language } from '#domain/language/Locale';
import { checkoutOf, OrderStatus } from '../commerce/orders';
import type { Sandbox } from '../context';
import type { Player } from '../platform/tables';
import { signUpEmail } from './signUpEmail';
import { activationKeys } from './activationKeys';

/**
 * Sends a ghost another link to create its account, and nothing to an address without a purchase or a sign-up. Earlier
 * links stay valid, because emails may arrive late or out of order.
 */
export const sendAccountLink = async (
  { db, clock, mailbox }: Sandbox,
  ghost: Player,
  language: Language | undefined,
  rootUrl: string,
): Promise<void> => {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('player_id', '=', ghost.id)
    .where('status', '=', OrderStatus.paid)
    .orderBy('paid_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const checkout = order && (await checkoutOf(db, order.id));
  if (!checkout && !ghost.signs_up_by_link) return;
  const sentEmail = await db.transaction().execute(async (transaction) => {
    const key = await activationKeys.addIfUnchanged(transaction, ghost, clock.now());
    if (key === undefined) return undefined;
    const email = signUpEmail(
      checkout ? 'accountLink' : 'signUpAgain',
      ghost.email,
      language ?? checkout?.language ?? ghost.language,
      key,
      rootUrl,
    );
    return mailbox.store(email, transaction);
  });
  if (sentEmail) mailbox.relay(sentEmail);
};
