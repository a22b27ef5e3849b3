import type { Kysely } from 'kysely';
import type { Language } from '#domain/language/Locale';
import { resetKeyRefusals, resetWaitSeconds } from '#domain/registration/registrationRefusals';
import type { Sandbox } from '../context';
import { addSeconds } from '../platform/clock';
import { refusal } from '../platform/errors';
import type { SentEmail } from '../platform/mailbox';
import { fingerprint, randomSecret } from '../platform/random';
import type { Player, Tables } from '../platform/tables';
import { lockPlayer } from '../profile/players';
import { hashPassword } from '../session/passwords';
import { applyReset } from './applyReset';
import { resetWaitEmail } from './emails';
import { noWaitingReset } from './noWaitingReset';
import { consumeResetKey, requireNewPassword, requireResetKeyOwner } from './passwordResets';
import { storeSecurityEmail } from './securityEmail';
import { storeForOwner } from './storeForOwner';

interface WaitRequest {
  readonly password: string;
  readonly language: Language | undefined;
  /** Key of the link that stops the reset. */
  readonly stopKey?: string;
}

/**
 * Uses a key to start a reset that turns two-factor off after a wait. It replaces one that already waits.
 *
 * @returns when it takes effect
 * @throws ApiError 404, code 132, unless the key is valid
 */
export const startWait = async (
  sandbox: Sandbox,
  key: string,
  { password, language, stopKey = randomSecret() }: WaitRequest,
): Promise<Date> => {
  requireNewPassword(password);
  // Checks the key first, because hashing a password is too expensive to do for invalid keys.
  await requireResetKeyOwner(sandbox, key);
  const waiting_password_hash = await hashPassword(password);
  const { db, clock, mailbox, rootUrl } = sandbox;
  const dueAt = addSeconds(clock.now(), resetWaitSeconds);
  const email = await db.transaction().execute(async (transaction) => {
    const player = await consumeResetKey(transaction, key, clock.now());
    await transaction
      .updateTable('players')
      .set({
        waiting_password_hash,
        reset_due_at: dueAt,
        stop_reset_key_hash: fingerprint(stopKey),
      })
      .where('id', '=', player.id)
      .execute();
    const message = { language: language ?? player.language, rootUrl: rootUrl(), dueAt };
    return storeForOwner(sandbox, transaction, player, resetWaitEmail(player, message, stopKey));
  });
  mailbox.relay(email);
  return dueAt;
};

const stop = async (
  sandbox: Sandbox,
  transaction: Kysely<Tables>,
  owner: Player,
  language: Language | undefined,
): Promise<SentEmail | undefined> => {
  if (owner.reset_due_at === null) return undefined;
  await transaction.updateTable('players').set(noWaitingReset).where('id', '=', owner.id).execute();
  return storeSecurityEmail(sandbox, transaction, owner, { event: 'reset-stopped', language });
};

/** Stops the reset of a player. Does nothing if none waits. */
export const stopReset = async (
  sandbox: Sandbox,
  playerId: string,
  language: Language | undefined,
): Promise<void> => {
  const email = await sandbox.db
    .transaction()
    .execute(async (transaction) =>
      stop(sandbox, transaction, await lockPlayer(transaction, playerId), language),
    );
  if (email) sandbox.mailbox.relay(email);
};

/**
 * Stops the reset that the key was sent about. Does nothing if it is already stopped.
 *
 * @throws ApiError 404, code 132, if the reset has taken effect, or a newer one has replaced it
 */
export const stopResetByKey = async (
  sandbox: Sandbox,
  key: string,
  language: Language | undefined,
): Promise<void> => {
  const email = await sandbox.db.transaction().execute(async (transaction) => {
    const owner = await transaction
      .selectFrom('players')
      .selectAll()
      .where('stop_reset_key_hash', '=', fingerprint(key))
      .forUpdate()
      .executeTakeFirst();
    if (!owner) throw refusal(resetKeyRefusals, 'dead-key', 'The key stops no reset.');
    return stop(sandbox, transaction, owner, language);
  });
  if (email) sandbox.mailbox.relay(email);
};

/** Applies all resets whose wait is over. */
export const applyDueResets = async (sandbox: Sandbox): Promise<void> => {
  const { db, clock, mailbox, rootUrl } = sandbox;
  const due = await db.selectFrom('players').select('id').where('reset_due_at', '<=', clock.now()).execute();
  for (const { id } of due) {
    const email = await db.transaction().execute(async (transaction): Promise<SentEmail | undefined> => {
      const player = await lockPlayer(transaction, id);
      const { waiting_password_hash: passwordHash, reset_due_at: dueAt } = player;
      // Another process may have applied or stopped it in the meantime.
      if (passwordHash === null || dueAt === null || dueAt > clock.now()) return undefined;
      await transaction
        .updateTable('players')
        .set({ stop_reset_key_hash: null })
        .where('id', '=', id)
        .execute();
      return applyReset(sandbox, transaction, player, {
        passwordHash,
        turnsOffTwoFactor: player.mfa_secret !== null,
        language: player.language,
        rootUrl: rootUrl(),
      });
    });
    if (email) mailbox.relay(email);
  }
};
