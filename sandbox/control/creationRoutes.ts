import { generalRefusals } from '#domain/shared/generalRefusals';
import type { Sandbox } from '../context';
import { addSeconds } from '../platform/clock';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import { failures, refusal } from '../platform/errors';
import { findPlayer } from '../profile/players';
import { unknownOrigin, startSession } from '../session/startSession';
import { createEmailLink } from './links';
import { createCode, createPlayer } from './creation';
import {
  Done,
  MadeCode,
  MadeLink,
  MadePlayer,
  MadeTokens,
  NewCode,
  NewLink,
  NewPlayer,
  NewTokens,
  PlayerId,
} from './schema';

/** Routes that create players, codes and tokens. */
export const creationRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, clock, accessTokens, refreshTokens } = sandbox;

  const requirePlayerOfId = async (id: string): Promise<Player> => {
    const player = await findPlayer(db, id);
    if (!player) throw refusal(generalRefusals, 'unknown-player', 'There is no such player.');
    return player;
  };

  api.post(
    '/sandbox/players',
    { schema: { body: NewPlayer, response: { 200: MadePlayer, ...failures(409) } } },
    async (request) => {
      const { player, password } = await createPlayer(sandbox, request.body);
      const { token, refreshToken } = await startSession(sandbox, player, unknownOrigin);
      return {
        id: player.id,
        email: player.email,
        password,
        displayName: player.display_name,
        ...(player.mfa_secret !== null && { totpSecret: player.mfa_secret }),
        accessToken: token,
        refreshToken,
      };
    },
  );

  api.post(
    '/sandbox/links',
    { schema: { body: NewLink, response: { 200: MadeLink, ...failures(404) } } },
    async (request) => createEmailLink(sandbox, await requirePlayerOfId(request.body.playerId), request.body),
  );

  api.delete(
    '/sandbox/players/:id/sessions',
    { schema: { params: PlayerId, response: { ...Done, ...failures(404) } } },
    async (request, reply) => {
      const { id } = await requirePlayerOfId(request.params.id);
      await db.transaction().execute((transaction) => refreshTokens.endAll(transaction, id));
      return reply.code(204).send(null);
    },
  );

  api.delete(
    '/sandbox/players/:id/proofs',
    { schema: { params: PlayerId, response: { ...Done, ...failures(404) } } },
    async (request, reply) => {
      const { id } = await requirePlayerOfId(request.params.id);
      await db.updateTable('refresh_families').set({ proved_at: null }).where('player_id', '=', id).execute();
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/sandbox/codes',
    { schema: { body: NewCode, response: { 200: MadeCode, ...failures() } } },
    (request) => createCode(sandbox, request.body),
  );

  api.post(
    '/sandbox/tokens',
    { schema: { body: NewTokens, response: { 200: MadeTokens, ...failures(404) } } },
    async (request) => {
      const { playerId, expiresInSeconds } = request.body;
      const player = await requirePlayerOfId(playerId);
      const now = clock.now();
      const { sessionId, refreshToken } = await refreshTokens.start(player, now, unknownOrigin);
      return {
        token: await accessTokens.signUntil(player, addSeconds(now, expiresInSeconds), sessionId),
        refreshToken,
      };
    },
  );
};
