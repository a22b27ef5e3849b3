import { sql, type Kysely } from 'kysely';
import { correctedEmailRefusals, ghostRefusal, mayCorrectEmail } from '#domain/commerce/orderRefusals';
import type { Language } from '#domain/language/Locale';
import { emailKey } from '#domain/shared/spellings';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';
import type { SentEmail } from '../platform/mailbox';
import type { Player, Tables } from '../platform/tables';
import { isReserved } from '../profile/emailChangeKeys';
import { recordFormerEmail } from '../profile/recordFormerEmail';
import { activationKeys } from '../registration/activationKeys';
import { toAlreadyTakenError } from '../registration/alreadyTakenError';
import { signedUpError, type VerifiedBuyer } from './buyers';
import { ghostMessages, requireEmail } from './ghosts';
import { checkoutOf, OrderStatus, type OrderRow } from './orders';
import { createReceiptEmail } from './settlement';

/**
 * Changes the email of a buyer without an account, and sends the receipt again. Keys in earlier emails end, because they
 * may be in the mailbox of somebody else.
 * @throws ApiError 400 (2), 401 (112), 403 (113), 409 (121, 124) or 429 (31)
 */
export const correctBuyerEmail = async (
  { db, clock, limits, mailbox }: Sandbox,
  { player, ghostTokenId }: VerifiedBuyer,
  { email: typed, language }: { readonly email: string; readonly language: Language | undefined },
  rootUrl: string,
): Promise<void> => {
  const email = requireEmail(typed);
  limits.consume('emailsPerRecipient', emailKey(email));
  const now = clock.now();
  const save = async (transaction: Kysely<Tables>): Promise<SentEmail> => {
    const other = await lockGhostAndHolder(transaction, player.id, email);
    await activationKeys.revoke(transaction, player.id);
    await recordFormerEmail(transaction, player, { now, isProven: false });
    const order = await requireOwnOrder(transaction, player.id, ghostTokenId);
    await releaseEmail(transaction, other, await isReserved(transaction, email, now));
    await transaction.updateTable('players').set({ email }).where('id', '=', player.id).execute();
    const checkout = await checkoutOf(transaction, order.id);
    if (!checkout) throw new Error('The order has no checkout.');
    const message = await createReceiptEmail(
      transaction,
      order,
      { ...checkout, language: language ?? checkout.language },
      now,
      rootUrl,
    );
    return mailbox.store(message, transaction);
  };
  try {
    mailbox.relay(await db.transaction().execute(save));
  } catch (error) {
    throw toAlreadyTakenError(error, language ?? 'en');
  }
};

/**
 * Locks the ghost, and the other holder of its new email, so that neither gets an order meanwhile. The fixed order
 * prevents deadlocks between two ghosts that exchange their emails.
 * @returns the other holder; undefined if there is none
 */
const lockGhostAndHolder = async (
  transaction: Kysely<Tables>,
  playerId: string,
  email: string,
): Promise<Player | undefined> => {
  const locked = await transaction
    .selectFrom('players')
    .selectAll()
    .where((where) => where.or([where('id', '=', playerId), sql<boolean>`lower(email) = lower(${email})`]))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (locked.find(({ id }) => id === playerId)?.status !== 'ghost') throw signedUpError();
  return locked.find(({ id }) => id !== playerId);
};

/** Returns the latest paid order of the token. */
const requireOwnOrder = async (
  transaction: Kysely<Tables>,
  playerId: string,
  ghostTokenId: string | undefined,
): Promise<OrderRow> => {
  const orders = await transaction
    .selectFrom('orders')
    .leftJoin('checkouts', 'checkouts.order_id', 'orders.id')
    .selectAll('orders')
    .select('checkouts.ghost_token_id')
    .where('player_id', '=', playerId)
    .orderBy('paid_at', (order) => order.desc().nullsLast())
    .execute();
  const isAllowed = mayCorrectEmail(
    orders.map(({ status, ghost_token_id: tokenId }) => ({
      isPaid: status === OrderStatus.paid,
      isOwn: ghostTokenId !== undefined && tokenId === ghostTokenId,
    })),
  );
  const paid = orders.find(({ status }) => status === OrderStatus.paid);
  if (!isAllowed || !paid) {
    throw refusal(
      correctedEmailRefusals,
      'not-the-buyer',
      'Only the browser of the purchase may correct its email.',
    );
  }
  return paid;
};

/**
 * Removes a locked ghost without orders that has the email, for example from an earlier attempt to buy.
 * @throws ApiError 409 (121, 124)
 */
const releaseEmail = async (
  transaction: Kysely<Tables>,
  other: Player | undefined,
  isEmailReserved: boolean,
): Promise<void> => {
  const order =
    other &&
    (await transaction
      .selectFrom('orders')
      .select('id')
      .where('player_id', '=', other.id)
      .executeTakeFirst());
  const refused = ghostRefusal(
    other && { isGhost: other.status === 'ghost', hasBought: order !== undefined },
    isEmailReserved,
  );
  if (refused) throw refusal(correctedEmailRefusals, refused, ghostMessages[refused]);
  if (other) await transaction.deleteFrom('players').where('id', '=', other.id).execute();
};
