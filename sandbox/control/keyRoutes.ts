import { Type } from '@fastify/type-provider-typebox';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { addKeys } from '../beta-keys/gifts';
import type { Sandbox } from '../context';
import { failures, refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import { findPlayerByEmail } from '../profile/players';
import { redirectForm } from './forms';

const NewKeys = Type.Object(
  { email: Type.String(), count: Type.Integer({ minimum: 1, maximum: 100 }) },
  { additionalProperties: false },
);

/** Route that gives a player beta keys to send. */
export const keyRoutes = (api: Api, { db }: Sandbox): void => {
  api.post(
    '/sandbox/beta-keys',
    {
      schema: {
        body: NewKeys,
        response: { 200: Type.Object({ ids: Type.Array(Type.String()) }), ...failures(404) },
      },
    },
    async (request, reply) => {
      const { email, count } = request.body;
      const player = await findPlayerByEmail(db, email);
      if (!player) throw refusal(generalRefusals, 'unknown-player', 'There is no such player.');
      const ids = await addKeys(db, player.id, count);
      return redirectForm(request, reply) ? reply : reply.send({ ids });
    },
  );
};
