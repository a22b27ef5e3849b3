import type { Kysely } from 'kysely';
import {
  codeFormatRefusals,
  codeRefusals,
  type CodeState,
  type RedemptionRefusal,
  redemptionRefusal,
} from '#domain/products/codeRefusals';
import { isPrintedCode } from '#domain/products/RedemptionCode';
import { isUuid } from '#domain/shared/patterns';
import type { Database } from '../platform/database';
import { refusal } from '../platform/errors';
import type { RedemptionCode, Tables } from '../platform/tables';
import { lockPlayer } from '../profile/players';
import { extendGameTime, findRepeatedChange } from './gameTime';

/**
 * Finds the key that a player entered: 16 letters and digits, or a UUID.
 * @throws ApiError `malformed-code` or `unknown-code`
 */
export const findKey = async (db: Kysely<Tables>, typed: string): Promise<RedemptionCode> => {
  const keys = db.selectFrom('redemption_codes').selectAll();
  if (isUuid(typed)) return requireFound(await keys.where('id', '=', typed).executeTakeFirst());
  if (isPrintedCode(typed)) return requireFound(await keys.where('code', '=', typed).executeTakeFirst());
  throw refusal(codeFormatRefusals, 'malformed-code', 'A code has 16 letters and digits, or is a UUID.');
};

const requireFound = (key: RedemptionCode | undefined): RedemptionCode => {
  if (!key) throw refusal(codeRefusals, 'unknown-code', 'There is no such code.');
  return key;
};

export const codeStateOf = (key: RedemptionCode): CodeState => ({
  isUsed: key.used_at !== null,
  isCanceled: key.canceled_at !== null,
  reservedFor: key.reserved_for ?? undefined,
  reservedUntil: key.reserved_until ?? undefined,
  expiresAt: key.expires_at ?? undefined,
});

const messages: Readonly<Record<RedemptionRefusal, string>> = {
  'used-code': 'The code was used already.',
  'canceled-code': 'The person who sent the key took it back.',
  'reserved-code': 'The code belongs to another account.',
  'expired-code': 'The code has expired.',
};

/** @throws ApiError a kind of `codeRefusals`, when this player cannot use the key now */
export const requireUsable = (key: RedemptionCode, playerId: string, now: Date): void => {
  const refused = redemptionRefusal(codeStateOf(key), playerId, now);
  if (refused) throw refusal(codeRefusals, refused, messages[refused]);
};

export const lockKey = (transaction: Kysely<Tables>, id: string): Promise<RedemptionCode | undefined> =>
  transaction.selectFrom('redemption_codes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/**
 * Reserves a key for an account that is being registered.
 * @throws ApiError a kind of `codeRefusals`, when it is unavailable
 */
export const reserveKey = async (
  transaction: Kysely<Tables>,
  id: string,
  playerId: string,
  now: Date,
  until: Date,
): Promise<void> => {
  const key = requireFound(await lockKey(transaction, id));
  requireUsable(key, playerId, now);
  // A permanent reservation for this player stays permanent.
  if (key.reserved_for === playerId && key.reserved_until === null) return;
  await transaction
    .updateTable('redemption_codes')
    .set({ reserved_for: playerId, reserved_until: until })
    .where('id', '=', id)
    .execute();
};

/** Redeems a reserved key, unless it has become unavailable. */
export const redeemReserved = async (
  transaction: Kysely<Tables>,
  id: string,
  playerId: string,
  now: Date,
): Promise<void> => {
  const key = await lockKey(transaction, id);
  const refused = key && redemptionRefusal(codeStateOf(key), playerId, now);
  // Expiry was checked when the key was reserved. A key must not expire while its player confirms the email.
  if (!key || (refused && refused !== 'expired-code')) return;
  await consumeKey(transaction, key, playerId, now);
};

const consumeKey = async (
  transaction: Kysely<Tables>,
  { id, months, sent_at: sentAt }: RedemptionCode,
  playerId: string,
  now: Date,
  requestHash?: string,
): Promise<Date> => {
  await transaction
    .updateTable('redemption_codes')
    .set({ used_by: playerId, used_at: now })
    .where('id', '=', id)
    .execute();
  // Only beta keys are sent to someone.
  const source = sentAt === null ? 'code' : 'gift';
  return (await extendGameTime(transaction, playerId, { months, source, now, requestHash })).end;
};

/**
 * Uses a key and extends the game time in one transaction. Of several concurrent requests, only one and its repetitions
 * succeed.
 */
export const activateKey = (
  db: Database,
  id: string,
  playerId: string,
  now: Date,
  requestHash: string | undefined,
): Promise<{ key: RedemptionCode; end: Date }> =>
  db.transaction().execute(async (transaction) => {
    // First, because a cancellation also locks its player before the key.
    await lockPlayer(transaction, playerId);
    const key = requireFound(isUuid(id) ? await lockKey(transaction, id) : undefined);
    const repeated = await findRepeatedChange(transaction, requestHash);
    if (repeated) return { key, end: repeated };
    requireUsable(key, playerId, now);
    return { key, end: await consumeKey(transaction, key, playerId, now, requestHash) };
  });
