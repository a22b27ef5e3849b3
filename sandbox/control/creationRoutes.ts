import type { Sandbox } from '../context';
import { addSeconds } from '../platform/clock';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { requirePlayer } from '../profile/players';
import { createCode, createPlayer } from './creation';
import { MadeCode, MadePlayer, MadeTokens, NewCode, NewPlayer, NewTokens } from './schema';

/** Players, codes and tokens of any kind, made on demand. */
export const creationRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, clock, accessTokens, refreshTokens } = sandbox;

  api.post(
    '/sandbox/players',
    { schema: { body: NewPlayer, response: { 200: MadePlayer, ...failures(409) } } },
    async (request) => {
      const { player, password } = await createPlayer(sandbox, request.body);
      const now = clock.now();
      return {
        id: player.id,
        email: player.email,
        password,
        displayName: player.display_name,
        ...(player.mfa_secret !== null && { totpSecret: player.mfa_secret }),
        accessToken: await accessTokens.sign(player, now),
        refreshToken: await refreshTokens.start(player.id, now),
      };
    },
  );

  api.post(
    '/sandbox/codes',
    { schema: { body: NewCode, response: { 200: MadeCode, ...failures() } } },
    (request) => createCode(sandbox, request.body),
  );

  api.post(
    '/sandbox/tokens',
    { schema: { body: NewTokens, response: { 200: MadeTokens, ...failures(401) } } },
    async (request) => {
      const { playerId, expiresInSeconds } = request.body;
      const player = await requirePlayer(db, playerId);
      const now = clock.now();
      return {
        token: await accessTokens.signUntil(player, addSeconds(now, expiresInSeconds)),
        refreshToken: await refreshTokens.start(player.id, now),
      };
    },
  );
};
