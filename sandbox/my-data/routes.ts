import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { LanguageQuery } from '../platform/emailRequests';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { requirePassword } from '../security/currentPassword';
import { playerApiOf } from '../session/playerApi';
import { deletionOf, keepAccount, keepAccountByKey, requestDeletion, type PendingDeletion } from './deletion';
import type { DueDeletions } from './DueDeletions';
import { exportData } from './exportData';
import { Deletion, DeletionRequest, DeletionState, ExportedData, KeepKey } from './schema';

const presentDeletion = ({ requestedAt, dueAt }: PendingDeletion) => ({
  requestedAt: requestedAt.toISOString(),
  dueAt: dueAt.toISOString(),
});

export const myDataRoutes = (api: Api, sandbox: Sandbox, dueDeletions: DueDeletions): void => {
  const { db, clock, limits } = sandbox;
  const playerApi = playerApiOf(api, sandbox);

  playerApi.get('/api/me/data', { response: ExportedData, failures: [403] }, async (player) => {
    const exported = await exportData(db, player, clock.now());
    // Serializes to JSON and back, because the schema expects strings instead of dates.
    return JSON.parse(JSON.stringify(exported)) as typeof exported;
  });

  playerApi.get('/api/me/deletion', { response: DeletionState }, (player) => {
    const deletion = deletionOf(player);
    return { deletion: deletion ? presentDeletion(deletion) : null };
  });

  playerApi.post(
    '/api/me/deletion',
    { querystring: LanguageQuery, body: DeletionRequest, response: Deletion },
    async (player, { query, body }) => {
      await requirePassword(sandbox, player, body.password);
      const deletion = await requestDeletion(sandbox, player.id, query.lang);
      dueDeletions.scheduleCheck(deletion.dueAt);
      return presentDeletion(deletion);
    },
  );

  playerApi.delete('/api/me/deletion', { querystring: LanguageQuery }, ({ id }, { query }) =>
    keepAccount(sandbox, id, query.lang),
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
