import type { FastifyRequest } from 'fastify';
import { countryOf } from '../commerce/location';
import type { Sandbox } from '../context';
import type { Player } from '../platform/tables';
import type { SignInOrigin } from './refreshTokens';

const maxUserAgentLength = 300;

export const signInOriginOf = (
  sandbox: Pick<Sandbox, 'countryHeader'>,
  request: Pick<FastifyRequest, 'headers'>,
): SignInOrigin => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, maxUserAgentLength),
  country: countryOf(sandbox, request),
});

/** Origin of sessions that tests create. */
export const unknownOrigin: SignInOrigin = { userAgent: '', country: null };

export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

/**
 * Starts a session for a player who has just proved their identity.
 * @throws ApiError 400, code 100, like `RefreshTokens.start`
 */
export const startSession = async (
  { clock, accessTokens, refreshTokens }: Sandbox,
  player: Player,
  from: SignInOrigin,
  wellKnownToken?: string,
): Promise<Tokens> => {
  const now = clock.now();
  const { sessionId, refreshToken } = await refreshTokens.start(player, now, from, wellKnownToken);
  return { token: await accessTokens.sign(player, now, { sessionId }), refreshToken };
};
