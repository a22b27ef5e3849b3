import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { LanguageQuery } from '../platform/emailRequests';
import type { Api } from '../platform/http';
import { playerApiOf } from '../session/playerApi';
import { cancelKey, giftsOf, sendKey } from './gifts';
import { Gift, Keys } from './schema';
import { exact } from '../platform/typedText';

/** Routes for sending beta keys. The routes in `entitlements` look up and activate them, like all other codes. */
export const betaKeyRoutes = (api: Api, sandbox: Sandbox): void => {
  const playerApi = playerApiOf(api, sandbox);

  playerApi.get('/api/inventory/keys', { response: Keys }, (player) => giftsOf(sandbox.db, player));

  playerApi.post(
    '/api/inventory/keys',
    { querystring: LanguageQuery, body: Gift, failures: [409] },
    ({ id }, { body: { recipient, note }, query }) => sendKey(sandbox, id, { recipient, note }, query.lang),
  );

  playerApi.delete(
    '/api/inventory/keys/:id',
    { params: Type.Object({ id: exact() }), failures: [403, 404, 409] },
    ({ id }, { params }) => cancelKey(sandbox, id, params.id),
  );
};
