import { blueprintFileName } from '#domain/blueprints/Blueprint';
import type { Sandbox } from '../context';
import type { Api } from '../platform/http';
import { playerApiOf, playerOf } from '../session/playerApi';
import { generateArchive } from './archive';
import { listBlueprints, requireExportable } from './blueprints';
import {
  BlueprintList,
  BlueprintOfPath,
  Empty,
  OrganizationWaiver,
  PlayerWaiver,
  WaiverState,
} from './schema';
import { changeOrganizationWaiver, changePlayerWaiver, findWaivers } from './waivers';

export const blueprintRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, clock } = sandbox;
  const playerApi = playerApiOf(api, sandbox);

  playerApi.get('/api/blueprint/list', { response: BlueprintList }, ({ id }) => listBlueprints(db, id));

  api.get('/api/blueprint/download/:id', { schema: { params: BlueprintOfPath } }, async (request, reply) => {
    const player = await playerOf(sandbox, request);
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

  playerApi.get('/api/blueprint/waiverstate', { response: WaiverState }, ({ id }) => findWaivers(db, id));

  playerApi.post(
    '/api/blueprint/waiverplayer/:value',
    { params: PlayerWaiver, body: Empty },
    ({ id }, { params }) => changePlayerWaiver(db, id, params.value === 'true', clock.now()),
  );

  playerApi.post(
    '/api/blueprint/waiverorganization/:id/:value',
    { params: OrganizationWaiver, body: Empty, failures: [404] },
    (player, { params: { id, value } }) => changeOrganizationWaiver(db, player.id, id, value === 'true'),
  );
};
