import type { Static } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import type { Database } from '../platform/database';
import { ApiError, ErrorCode } from '../platform/errors';
import type { Player } from '../platform/tables';
import { findPlayerByEmail } from '../profile/players';
import { sendSecurityEmail } from '../security/sendSecurityEmail';
import { isKnownDevice, rememberDevice } from './knownDevices';
import type { SignedInFrom } from './refreshTokens';
import type { Login, SignedIn } from './schema';
import { countAttempt } from './signInAttempts';
import { startSession } from './startSession';
import { stepOfCode } from './totp';

interface Attempt {
  readonly address: string;
  readonly from: SignedInFrom;
  /** Of the site, for links in emails. */
  readonly rootUrl: string;
}

/** @throws ApiError 400 (100, 107, 109, 110) or 429 (31). */
export const signIn = async (
  sandbox: Sandbox,
  { email, password, otp, device }: Static<typeof Login>,
  { address, from, rootUrl }: Attempt,
): Promise<Static<typeof SignedIn>> => {
  const { db, limits, passwords } = sandbox;
  limits.take('loginPerAddress', address);
  const player = await findPlayerByEmail(db, email);
  const isKnown = player !== undefined && (await isKnownDevice(sandbox, player.id, device));
  // Wrong passwords of others never keep the owner's devices out.
  const release = isKnown
    ? limits.take('loginPerDevice', `${player.id} ${device}`)
    : countAttempt(limits, { email, address });

  const matches = await passwords.matches(player?.password_hash ?? undefined, password);
  if (!player || !matches) {
    throw new ApiError(400, ErrorCode.wrongCredentials, 'The e-mail or the password is wrong.');
  }
  refuseInactive(player);
  release();
  if (player.mfa_secret !== null) await requireCode(sandbox, player.id, player.mfa_secret, otp);

  const { isNew } = await rememberDevice(sandbox, player.id, device);
  if (isNew) await sendSecurityEmail(sandbox, player, from, { event: 'new-device', rootUrl });
  const { token, refreshToken } = await startSession(sandbox, player, from);
  return { accessToken: token, refreshToken, communityId: player.community_id };
};

/** Counted for the account: who gets here knows its password. */
const requireCode = async (
  { db, clock, limits }: Sandbox,
  playerId: string,
  secret: string,
  otp: string,
): Promise<void> => {
  if (otp === '') throw new ApiError(400, ErrorCode.secondFactor, 'A six-digit code is required.');
  const release = limits.take('secondFactorPerPlayer', playerId);
  if (!(await acceptCode(db, playerId, secret, otp, clock.now()))) {
    throw new ApiError(400, ErrorCode.secondFactor, 'The six-digit code is wrong.');
  }
  release();
};

const refuseInactive = (player: Player): void => {
  if (player.status === 'unconfirmed') {
    throw new ApiError(400, ErrorCode.accountUnconfirmed, 'The account is not confirmed yet.');
  }
  if (player.status === 'suspended') {
    throw new ApiError(400, ErrorCode.accountSuspended, 'The account is suspended.');
  }
};

/** True once per code: the step is stored in the statement that checks it. */
const acceptCode = async (
  db: Database,
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
