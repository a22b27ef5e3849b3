import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { LanguageQuery } from '../platform/emailRequests';
import type { Api } from '../platform/http';
import { playerApiOf } from '../session/playerApi';
import { cancelKey, giftsOf, sendKey } from './gifts';
import { Gift, Keys } from './schema';

/** Routes for sending beta keys. The routes in `entitlements` look up and activate them, like all other codes. */
export const betaKeyRoutes = (api: Api, sandbox: Sandbox): void => {
  const playerApi = playerApiOf(api, sandbox);

  playerApi.get('/api/inventory/keys', { response: Keys }, ({ id }) => giftsOf(sandbox.db, id));

  playerApi.post(
    '/api/inventory/keys',
    { querystring: LanguageQuery, body: Gift, failures: [409] },
    ({ id }, { body, query }) => sendKey(sandbox, id, body.recipient.trim(), query.lang),
  );

  playerApi.delete(
    '/api/inventory/keys/:id',
    { params: Type.Object({ id: Type.String() }), failures: [403, 404, 409] },
    ({ id }, { params }) => cancelKey(sandbox, id, params.id),
  );
};
