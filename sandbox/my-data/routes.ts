import type { FastifyRequest } from 'fastify';
import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { LanguageQuery } from '../platform/emailRequests';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import { requirePlayer } from '../profile/players';
import { requirePassword } from '../security/currentPassword';
import { deletionOf, keepAccount, keepAccountByKey, requestDeletion, type PendingDeletion } from './deletion';
import type { DueDeletions } from './DueDeletions';
import { exportData } from './exportData';
import { Deletion, DeletionRequest, DeletionState, ExportedData, KeepKey } from './schema';

const presentDeletion = ({ requestedAt, dueAt }: PendingDeletion) => ({
  requestedAt: requestedAt.toISOString(),
  dueAt: dueAt.toISOString(),
});

export const myDataRoutes = (api: Api, sandbox: Sandbox, dueDeletions: DueDeletions): void => {
  const { db, clock, limits, accessTokens } = sandbox;
  const playerOf = async (request: FastifyRequest): Promise<Player> =>
    requirePlayer(db, await accessTokens.verifyBearer(request));

  api.get(
    '/api/me/data',
    { schema: { response: { 200: ExportedData, ...failures(401, 403) } } },
    async (request) => {
      const exported = await exportData(db, await playerOf(request), clock.now());
      // Serializes to JSON and back, because the schema expects strings instead of dates.
      return JSON.parse(JSON.stringify(exported)) as typeof exported;
    },
  );

  api.get(
    '/api/me/deletion',
    { schema: { response: { 200: DeletionState, ...failures(401) } } },
    async (request) => {
      const deletion = deletionOf(await playerOf(request));
      return { deletion: deletion ? presentDeletion(deletion) : null };
    },
  );

  api.post(
    '/api/me/deletion',
    {
      schema: {
        querystring: LanguageQuery,
        body: DeletionRequest,
        response: { 200: Deletion, ...failures(401) },
      },
    },
    async (request) => {
      const player = await playerOf(request);
      await requirePassword(sandbox, player, request.body.password);
      const deletion = await requestDeletion(sandbox, player.id, request.query.lang);
      dueDeletions.scheduleCheck(deletion.dueAt);
      return presentDeletion(deletion);
    },
  );

  api.delete(
    '/api/me/deletion',
    { schema: { querystring: LanguageQuery, response: { 204: Type.Null(), ...failures(401) } } },
    async (request, reply) => {
      await keepAccount(sandbox, (await playerOf(request)).id, request.query.lang);
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/api/account/keep',
    {
      schema: { querystring: LanguageQuery, body: KeepKey, response: { 204: Type.Null(), ...failures(404) } },
    },
    async (request, reply) => {
      const release = limits.consume('wrongKeysPerAddress', request.ip);
      await keepAccountByKey(sandbox, request.body.key, request.query.lang);
      release();
      return reply.code(204).send(null);
    },
  );
};
