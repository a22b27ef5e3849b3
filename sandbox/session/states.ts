import { addSeconds } from '../platform/clock';
import type { NamedStates } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { pact } from '../wellKnown';
import { unknownOrigin } from './startSession';

export const sessionStates = (setup: StateSetup): NamedStates => {
  const { clock, limits, accessTokens, refreshTokens } = setup.sandbox;

  const expiredToken = async (): Promise<string> => {
    const player = await setup.wellKnownPlayer();
    const { sessionId } = await refreshTokens.start(player, clock.now(), unknownOrigin);
    return accessTokens.signUntil(player, addSeconds(clock.now(), -3600), sessionId);
  };

  return {
    'the certificate is not available': {
      description: 'GET /api/auth/certificate returns 503 with code 50.',
      setUp: () => setup.setUpFailure('/api/auth/certificate'),
    },
    'a player with password exists': setup.player('A confirmed account without two-factor.'),
    'a player with two-factor on exists': setup.player(
      'Sign-in needs the six-digit code, answered as `otp`.',
      () => ({ twoFactor: true }),
    ),
    'a suspended account exists': setup.player('Sign-in answers code 110.', () => ({ status: 'suspended' })),
    'too many sign-ins were tried': {
      description: 'Sign-in with the well-known email returns 429 with code 31.',
      setUp: async () => {
        const values = await setup.signedInPlayer({});
        limits.exhaust('loginPerEmail', pact.email);
        return values;
      },
    },
    'a signed-in player exists': setup.player('The access token and the refresh token are valid.'),
    'a player with an expired access token exists': {
      description: 'The access token expired an hour ago, the refresh token is valid.',
      setUp: async () => ({ ...(await setup.signedInPlayer({})), accessToken: await expiredToken() }),
    },
    'a player with an ended session exists': {
      description: 'The refresh token was replaced twice, and its grace period is over.',
      setUp: async () => {
        const values = await setup.signedInPlayer({});
        const player = await setup.wellKnownPlayer();
        await refreshTokens.start(player, clock.now(), unknownOrigin, pact.usedRefreshToken);
        const replaced = await refreshTokens.rotate(pact.usedRefreshToken, pact.playerId);
        if (replaced) await refreshTokens.rotate(replaced.refreshToken, pact.playerId);
        await refreshTokens.endGrace(pact.usedRefreshToken);
        return { ...values, refreshToken: pact.usedRefreshToken };
      },
    },
    'a signed-in player whose account was removed': {
      description: 'The access token is valid, but its account is gone.',
      setUp: async () => {
        const { accessToken = '' } = await setup.signedInPlayer({});
        await setup.reset();
        return { playerId: pact.playerId, accessToken };
      },
    },
  };
};
