import type { Kysely } from 'kysely';
import { signInRefusals } from '#domain/session/signInRefusals';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';
import type { Player, Tables } from '../platform/tables';
import { consumeRecoveryCode } from '../security/recoveryCodes';
import { countSecondFactorAttempt, type CodeSource } from './secondFactorAttempts';
import { stepOfCode } from './totp';

/**
 * Does nothing when two-factor is off.
 * @param code six digits, or a recovery code
 * @throws ApiError 400, code 107, for a missing or wrong code; 429, code 31
 */
export const requireSecondFactor = async (
  sandbox: Sandbox,
  player: Player,
  code: string,
  source: CodeSource,
): Promise<void> => {
  if (player.mfa_secret === null) return;
  if (code === '') throw refusal(signInRefusals, 'two-factor', 'A six-digit code is required.');
  const release = countSecondFactorAttempt(sandbox.limits, player.id, source, code);
  const isAccepted = /^\d{6}$/.test(code)
    ? await acceptCode(sandbox.db, player.id, player.mfa_secret, code, sandbox.clock.now())
    : await consumeRecoveryCode(sandbox, player, code);
  if (!isAccepted) throw refusal(signInRefusals, 'two-factor', 'The code is wrong.');
  release();
};

/** Returns true only once per code, because the statement that checks the time step also stores it. */
const acceptCode = async (
  db: Kysely<Tables>,
  playerId: string,
  secret: string,
  code: string,
  now: Date,
): Promise<boolean> => {
  const step = stepOfCode(secret, code, now);
  if (step === undefined) return false;
  const taken = await db
    .updateTable('players')
    .set({ mfa_last_step: step })
    .where('id', '=', playerId)
    .where((where) => where.or([where('mfa_last_step', 'is', null), where('mfa_last_step', '<', step)]))
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
};
