import { Type } from '@fastify/type-provider-typebox';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { seedCatalog } from '../commerce/seeds';
import type { Sandbox } from '../context';
import { emptyDatabase } from '../platform/database';
import { failures, refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import { seed } from '../seeds';
import { seedServices } from '../server-status/seeds';
import type { Reports } from '../reporting/Reports';
import type { States } from '../states/States';
import type { Faults } from './faults';
import { redirectForm } from './forms';
import { ClockMove, ClockState, Done, StateChange } from './schema';

/** Routes that reset the sandbox, move its clock and set up provider states for contract verification. */
export const stateRoutes = (
  api: Api,
  sandbox: Sandbox,
  faults: Faults,
  states: States,
  reports: Reports,
): void => {
  const { db, clock, limits, mailbox } = sandbox;

  api.post('/sandbox/reset', { schema: { response: Done } }, async (request, reply) => {
    faults.clear();
    reports.clear();
    limits.clear();
    clock.useRealTime();
    await emptyDatabase(db);
    await seedCatalog(db);
    await seed(db, clock);
    await seedServices(sandbox, true);
    return redirectForm(request, reply) ? reply : reply.code(204).send(null);
  });

  api.post(
    '/sandbox/clock',
    { schema: { body: ClockMove, response: { 200: ClockState, ...failures() } } },
    async (request, reply) => {
      const { at, advanceSeconds, real } = request.body;
      if (real === true) clock.useRealTime();
      if (at !== undefined) clock.moveTo(new Date(at));
      if (advanceSeconds !== undefined) clock.advance(advanceSeconds);
      mailbox.retryNow();
      return redirectForm(request, reply) ? reply : reply.send({ now: clock.now().toISOString() });
    },
  );

  api.get(
    '/sandbox/states',
    {
      schema: {
        response: { 200: Type.Array(Type.Object({ name: Type.String(), description: Type.String() })) },
      },
    },
    () => states.list(),
  );

  api.post(
    '/sandbox/states',
    {
      schema: {
        body: StateChange,
        response: {
          200: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])),
          ...failures(404),
        },
      },
    },
    async (request) => {
      const { state, action } = request.body;
      if (action === 'teardown') {
        await states.tearDown();
        return {};
      }
      const values = await states.setUp(state);
      if (!values) throw refusal(generalRefusals, 'not-found', `There is no state "${state}".`);
      return values;
    },
  );
};
