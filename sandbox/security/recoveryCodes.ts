import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { lowRecoveryCodeCount, recoveryCodeCount } from '#domain/security/recoveryCode';
import { unambiguousCharacters } from '#domain/shared/unambiguousCharacters';
import { twoFactorRefusals, recoveryCodesRefusal } from '#domain/security/securityRefusals';
import type { Sandbox } from '../context';
import { refusal, type ApiError } from '../platform/errors';
import type { SentEmail } from '../platform/mailbox';
import { deriveSecret } from '../platform/random';
import type { Player, Tables } from '../platform/tables';
import { lockPlayer } from '../profile/players';
import { storeSecurityEmail } from './securityEmail';

const characters = (count: number): string =>
  Array.from({ length: count }, () =>
    unambiguousCharacters.charAt(randomInt(unambiguousCharacters.length)),
  ).join('');

const newCode = (): string => `${characters(5)}-${characters(5)}`;

/**
 * Uses a keyed hash, because the codes have only five bits per character, too few for a plain hash. The player id is
 * included so that equal codes of different players have different hashes.
 */
const hashOf = ({ keys }: Sandbox, playerId: string, code: string): string =>
  deriveSecret(keys.refreshKey, `recovery-code ${playerId} ${code}`);

/**
 * Replaces the codes of a player. Only their hashes are stored.
 * @throws ApiError 409, code 117, while two-factor is off
 */
export const makeRecoveryCodes = async (sandbox: Sandbox, player: Player): Promise<readonly string[]> => {
  if (recoveryCodesRefusal(player.mfa_secret !== null)) throw twoFactorOffError();
  const { db, clock, mailbox } = sandbox;
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const created_at = clock.now();
  const rows = codes.map((code) => ({
    code_hash: hashOf(sandbox, player.id, code),
    player_id: player.id,
    created_at,
  }));
  const save = async (transaction: Kysely<Tables>): Promise<SentEmail> => {
    // Locks the player so that if two requests run concurrently, only the codes of the later request are valid.
    const { mfa_secret } = await lockPlayer(transaction, player.id);
    if (recoveryCodesRefusal(mfa_secret !== null)) throw twoFactorOffError();
    await deleteRecoveryCodes(transaction, player.id);
    await transaction.insertInto('recovery_codes').values(rows).execute();
    return storeSecurityEmail(sandbox, transaction, player, { event: 'recovery-codes-renewed' });
  };
  mailbox.relay(await db.transaction().execute(save));
  return codes;
};

export const deleteRecoveryCodes = async (transaction: Kysely<Tables>, playerId: string): Promise<void> => {
  await transaction.deleteFrom('recovery_codes').where('player_id', '=', playerId).execute();
};

export interface CodesLeft {
  readonly left: number;
  readonly createdAt: Date | null;
}

export const codesLeftOf = async (db: Kysely<Tables>, playerId: string): Promise<CodesLeft> => {
  const codes = await db
    .selectFrom('recovery_codes')
    .select(['created_at', 'used_at'])
    .where('player_id', '=', playerId)
    .execute();
  return {
    left: codes.filter(({ used_at }) => used_at === null).length,
    createdAt: codes[0]?.created_at ?? null,
  };
};

/** Returns true if the code was valid and unused, and marks it as used. Notifies the owner how many codes are left. */
export const consumeRecoveryCode = async (
  sandbox: Sandbox,
  player: Player,
  code: string,
): Promise<boolean> => {
  const { db, mailbox } = sandbox;
  const sentEmail = await db
    .transaction()
    .execute((transaction) => consumeInTransaction(sandbox, transaction, player, code));
  if (sentEmail) mailbox.relay(sentEmail);
  return sentEmail !== undefined;
};

const consumeInTransaction = async (
  sandbox: Sandbox,
  transaction: Kysely<Tables>,
  player: Player,
  code: string,
): Promise<SentEmail | undefined> => {
  const used = await transaction
    .updateTable('recovery_codes')
    .set({ used_at: sandbox.clock.now() })
    .where('code_hash', '=', hashOf(sandbox, player.id, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) return undefined;
  const { left } = await codesLeftOf(transaction, player.id);
  return storeSecurityEmail(sandbox, transaction, player, {
    event: left <= lowRecoveryCodeCount ? 'recovery-codes-low' : 'recovery-code-used',
    values: { left: String(left) },
  });
};

const twoFactorOffError = (): ApiError =>
  refusal(twoFactorRefusals, 'two-factor-off', 'Two-factor authentication is off.');
