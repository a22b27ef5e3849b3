import { Type } from '@fastify/type-provider-typebox';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { failures, refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import { FaultDescription, type Faults } from './faults';
import { redirectForm } from './forms';
import { Done, MadeFault } from './schema';

export const faultRoutes = (api: Api, faults: Faults): void => {
  api.post(
    '/sandbox/faults',
    { schema: { body: FaultDescription, response: { 200: MadeFault, ...failures() } } },
    async (request, reply) => {
      const id = faults.add(request.body);
      return redirectForm(request, reply) ? reply : reply.send({ id });
    },
  );

  const clear = '/sandbox/faults';
  api.delete(clear, { schema: { response: Done } }, async (_request, reply) => {
    faults.clear();
    return reply.code(204).send(null);
  });
  // HTML forms cannot send DELETE requests, so there is a POST route, too.
  api.post(`${clear}/clear`, { schema: { response: Done } }, async (request, reply) => {
    faults.clear();
    return redirectForm(request, reply) ? reply : reply.code(204).send(null);
  });
  api.delete(
    `${clear}/:id`,
    { schema: { params: Type.Object({ id: Type.String() }), response: { ...Done, ...failures(404) } } },
    async (request, reply) => {
      if (!faults.remove(request.params.id)) {
        throw refusal(generalRefusals, 'not-found', 'There is no such fault.');
      }
      return reply.code(204).send(null);
    },
  );
};
