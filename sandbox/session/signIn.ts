import type { Static } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import type { Database } from '../platform/database';
import { ApiError, ErrorCode } from '../platform/errors';
import type { Player } from '../platform/tables';
import { findPlayerByEmail } from '../profile/players';
import type { Login, SignedIn } from './schema';
import { stepOfCode } from './totp';

/** @throws ApiError 400 (100, 107, 109, 110) or 429 (31). */
export const signIn = async (
  { db, clock, limits, passwords, accessTokens, refreshTokens }: Sandbox,
  { email, password, otp }: Static<typeof Login>,
  address: string,
): Promise<Static<typeof SignedIn>> => {
  limits.take('loginPerAddress', address);
  const forgiveEmail = limits.take('loginPerEmail', email.toLowerCase());

  const player = await findPlayerByEmail(db, email);
  const matches = await passwords.matches(player?.password_hash ?? undefined, password);
  if (!player || !matches) {
    throw new ApiError(400, ErrorCode.wrongCredentials, 'The e-mail or the password is wrong.');
  }
  refuseInactive(player);
  if (player.mfa_secret !== null) {
    if (otp === '') {
      forgiveEmail();
      throw new ApiError(400, ErrorCode.secondFactor, 'A six-digit code is required.');
    }
    if (!(await acceptCode(db, player.id, player.mfa_secret, otp, clock.now()))) {
      throw new ApiError(400, ErrorCode.secondFactor, 'The six-digit code is wrong.');
    }
  }
  forgiveEmail();

  const now = clock.now();
  return {
    accessToken: await accessTokens.sign(player, now),
    refreshToken: await refreshTokens.start(player.id, now),
    communityId: player.community_id,
  };
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
