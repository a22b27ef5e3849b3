import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { emailRequestSchema, countEmailRequest } from '../platform/emailRequests';
import { requireCsrfToken } from '../registration/csrf';
import { campaignsNamed, isShopOpen, productsOf } from './catalog';
import { Campaign, CampaignQuery, Product, ProductQuery } from './schema';
import { joinWaitingList } from './waitingList';

/** Routes for the catalog, the shop state and the waiting list. */
export const catalogRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, clock, limits } = sandbox;

  api.get(
    '/api/products/campaigns',
    { schema: { querystring: CampaignQuery, response: { 200: Type.Array(Campaign), ...failures(503) } } },
    (request) => campaignsNamed(db, request.query.name, Number(request.query.limit ?? 20)),
  );

  api.get(
    '/api/products/products',
    { schema: { querystring: ProductQuery, response: { 200: Type.Array(Product), ...failures(404, 503) } } },
    (request) => productsOf(db, request.query.campaignId),
  );

  api.get(
    '/api/orders/settings/buy-page-enabled',
    { schema: { response: { 200: Type.Boolean(), ...failures(503) } } },
    async (_request, reply) => reply.send(await isShopOpen(db)),
  );

  api.post(
    '/api/waiting-list',
    { schema: { ...emailRequestSchema, response: { 204: Type.Null(), ...failures(403) } } },
    async (request, reply) => {
      await requireCsrfToken(sandbox, request.headers);
      // Each entry causes emails later, so the number of entries per address is limited.
      countEmailRequest(limits, request);
      await joinWaitingList(db, request.body.email, request.query.lang ?? 'en', clock.now());
      return reply.code(204).send(null);
    },
  );
};
