import { setTimeout as wait } from 'node:timers/promises';
import type { Sandbox } from '../context';
import { acceptsAddress, issueAddress } from '../downloads/downloads';
import type { Api } from '../platform/http';
import { sendParted } from '../platform/partedFile';
import { playerApiOf, playerOf } from '../session/playerApi';
import { blueprintFile } from './archive';
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
    const { id: blueprintId, generationSeconds: seconds } = blueprint;
    if (acceptsAddress(request)) {
      return issueAddress(sandbox, { playerId: player.id, blueprintId, seconds });
    }
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    try {
      if (seconds > 0) await wait(seconds * 1000, undefined, { signal: left.signal });
      return sendParted(request, reply, blueprintFile(blueprint));
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
