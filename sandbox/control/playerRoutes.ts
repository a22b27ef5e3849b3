import { Type } from '@fastify/type-provider-typebox';
import type { Api } from '../platform/http';
import { htmlType, playerPage, playerPolicy } from './pages';

/** Mock video host, which the remote configuration sets as `videoPlayer`. */
export const playerRoutes = (api: Api): void => {
  const params = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,40}$' }) });

  api.get('/sandbox/player/:id', { schema: { params } }, async (request, reply) =>
    reply
      .headers({ 'content-security-policy': playerPolicy, 'x-frame-options': 'SAMEORIGIN' })
      .type(htmlType)
      .send(playerPage(request.params.id)),
  );
};
