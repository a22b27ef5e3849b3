import { blueprintFileName } from '#domain/blueprints/Blueprint';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { requirePlayer } from '../profile/players';
import { generateArchive } from './archive';
import { listBlueprints, requireExportable } from './blueprints';
import {
  BlueprintList,
  BlueprintOfPath,
  Empty,
  NoContent,
  OrganizationWaiver,
  PlayerWaiver,
  WaiverState,
} from './schema';
import { changeOrganizationWaiver, changePlayerWaiver, findWaivers } from './waivers';

export const blueprintRoutes = (api: Api, { db, clock, accessTokens }: Sandbox): void => {
  api.get(
    '/api/blueprint/list',
    { schema: { response: { 200: BlueprintList, ...failures(401) } } },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      return listBlueprints(db, player.id);
    },
  );

  api.get('/api/blueprint/download/:id', { schema: { params: BlueprintOfPath } }, async (request, reply) => {
    const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
    const blueprint = await requireExportable(db, player.id, request.params.id);
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    try {
      const { length, content } = await generateArchive(blueprint, left.signal);
      return await reply
        .type('application/zip')
        .header('content-length', length)
        .header('content-disposition', `attachment; filename="${blueprintFileName(blueprint.id)}"`)
        .send(content);
    } catch (error) {
      if (!left.signal.aborted) throw error;
      reply.hijack();
      return reply;
    }
  });

  api.get(
    '/api/blueprint/waiverstate',
    { schema: { response: { 200: WaiverState, ...failures(401) } } },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      return findWaivers(db, player.id);
    },
  );

  api.post(
    '/api/blueprint/waiverplayer/:value',
    { schema: { params: PlayerWaiver, body: Empty, response: { 204: NoContent, ...failures(401) } } },
    async (request, reply) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      await changePlayerWaiver(db, player.id, request.params.value === 'true', clock.now());
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/api/blueprint/waiverorganization/:id/:value',
    {
      schema: {
        params: OrganizationWaiver,
        body: Empty,
        response: { 204: NoContent, ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      const { id, value } = request.params;
      await changeOrganizationWaiver(db, player.id, id, value === 'true');
      return reply.code(204).send(null);
    },
  );
};
