import type { Static } from '@fastify/type-provider-typebox';
import { signInRefusals, accountRefusal, signInRefusal } from '#domain/session/signInRefusals';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';
import type { Player } from '../platform/tables';
import { findPlayerByEmail } from '../profile/players';
import { sendSecurityEmail } from '../security/sendSecurityEmail';
import { isKnownDevice, rememberDevice } from './knownDevices';
import type { SignInOrigin } from './refreshTokens';
import type { Login, SignedIn } from './schema';
import { requireSecondFactor } from './secondFactor';
import { countSignInAttempt } from './signInAttempts';
import { startSession } from './startSession';

/** Id that no player has. */
const nobody = '00000000-0000-0000-0000-000000000000';

interface SignInContext {
  readonly address: string;
  readonly from: SignInOrigin;
}

/** @throws ApiError 400 (100, 107, 109, 110) or 429 (31). */
export const signIn = async (
  sandbox: Sandbox,
  { email, password, otp, device }: Static<typeof Login>,
  { address, from }: SignInContext,
): Promise<Static<typeof SignedIn>> => {
  const { db, limits, passwords } = sandbox;
  limits.consume('loginPerAddress', address);
  const player = await findPlayerByEmail(db, email);
  // Also looked up for an unknown email, so that it takes the same time.
  const isKnown = await isKnownDevice(sandbox, player?.id ?? nobody, device);
  // Wrong passwords from other devices never lock out the owner's devices.
  const release = isKnown
    ? limits.consume('loginPerDevice', `${player?.id ?? ''} ${device}`)
    : countSignInAttempt(limits, { email, address });

  const matches = await passwords.matches(player?.password_hash ?? undefined, password);
  const refused = signInRefusal(player?.status, matches);
  if (!player || refused)
    throw refusal(signInRefusals, refused ?? 'wrong-credentials', 'The sign-in failed.');
  release();
  await requireSecondFactor(sandbox, player, otp, isKnown ? { device } : { address });
  return completeSignIn(sandbox, player, device, from);
};

/**
 * Signs in a player whose identity is proven. The player is notified if the device is new to the account.
 * @throws ApiError 400 (100, 109, 110)
 */
export const completeSignIn = async (
  sandbox: Sandbox,
  player: Player,
  device: string,
  from: SignInOrigin,
): Promise<Static<typeof SignedIn>> => {
  const refused = accountRefusal(player.status);
  if (refused) throw refusal(signInRefusals, refused, `The account is ${refused}.`);
  // First, because it fails if a recovery of the account has overtaken the sign-in.
  const { token, refreshToken } = await startSession(sandbox, player, from);
  const { isNew } = await rememberDevice(sandbox, player.id, device);
  if (isNew) await sendSecurityEmail(sandbox, player, from, { event: 'new-device' });
  return { accessToken: token, refreshToken, communityId: player.community_id };
};
