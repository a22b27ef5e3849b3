import { Type } from '@fastify/type-provider-typebox';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';

const Server = Type.Object({
  name: Type.String(),
  status: Type.Integer({ minimum: 1, maximum: 4 }),
});

const servers = [
  { name: 'Farstead', status: 1 },
  { name: 'Public test server', status: 3 },
];

export const serverStatusRoutes = (api: Api): void => {
  api.get(
    '/liveops/serverstatus',
    { schema: { response: { 200: Type.Array(Server), ...failures(503) } } },
    () => servers,
  );
};
