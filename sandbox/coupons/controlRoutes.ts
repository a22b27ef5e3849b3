import { Type } from '@fastify/type-provider-typebox';
import { generalRefusals } from '#domain/shared/generalRefusals';
import type { Sandbox } from '../context';
import { redirectForm } from '../control/forms';
import { Done } from '../control/schema';
import { failures, refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import { findPlayerByEmail } from '../profile/players';
import { createCoupons } from './balances';
import { setCouponsEnabled } from './settings';

const strict = { additionalProperties: false };

/** Routes that give coupons to players, and that enable or disable the coupons feature. */
export const couponControlRoutes = (api: Api, { db, clock }: Sandbox): void => {
  api.post(
    '/sandbox/dacs',
    {
      schema: {
        body: Type.Object(
          { email: Type.String(), quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }) },
          strict,
        ),
        response: { ...Done, ...failures(404) },
      },
    },
    async (request, reply) => {
      const { email, quantity } = request.body;
      const player = await findPlayerByEmail(db, email);
      if (!player) throw refusal(generalRefusals, 'unknown-player', 'There is no such player.');
      await createCoupons(db, player.id, quantity, clock.now());
      return redirectForm(request, reply) ? reply : reply.code(204).send(null);
    },
  );

  api.post(
    '/sandbox/dacs/settings',
    { schema: { body: Type.Object({ enabled: Type.Boolean() }, strict), response: Done } },
    async (request, reply) => {
      await setCouponsEnabled(db, request.body.enabled);
      return redirectForm(request, reply) ? reply : reply.code(204).send(null);
    },
  );
};
