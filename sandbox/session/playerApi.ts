import type { FastifyRequest, FastifyTypeProviderDefault, HTTPMethods } from 'fastify';
import { Type, type Static, type TSchema, type TVoid } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import { requirePlayer } from '../profile/players';
import type { Bearer } from './accessTokens';
import { inSession } from './openSession';

/** Schemas of a route for signed-in players. */
interface PlayerRoute<Params, Query, Headers, Body, Response> {
  readonly params?: Params;
  readonly querystring?: Query;
  readonly headers?: Headers;
  readonly body?: Body;
  /** Schema of the response with status 200. Without it, the response has status 204. */
  readonly response?: Response;
  /** Statuses of errors, in addition to 401 and those of every route. */
  readonly failures?: readonly number[];
}

interface Input<
  Params extends TSchema,
  Query extends TSchema,
  Headers extends TSchema,
  Body extends TSchema,
> {
  readonly Params: Static<Params>;
  readonly Querystring: Static<Query>;
  readonly Headers: Static<Headers>;
  readonly Body: Static<Body>;
}

/**
 * Returns the player who sent a request.
 * @throws ApiError 401, code 112, like `requirePlayer`
 */
export const playerOf = async ({ db, accessTokens }: Sandbox, request: FastifyRequest): Promise<Player> =>
  requirePlayer(db, await accessTokens.verifyBearer(request));

/** Returns functions that register routes for signed-in players. The input is validated before the bearer token. */
export const playerApiOf = (api: Api, { db, accessTokens }: Sandbox) => {
  const instance = api.withTypeProvider<FastifyTypeProviderDefault>();

  const register =
    (method: HTTPMethods) =>
    <
      Params extends TSchema,
      Query extends TSchema,
      Headers extends TSchema,
      Body extends TSchema,
      Response extends TSchema = TVoid,
    >(
      url: string,
      { response, failures: statuses = [], ...input }: PlayerRoute<Params, Query, Headers, Body, Response>,
      handle: (
        player: Player,
        request: FastifyRequest<Input<Params, Query, Headers, Body>>,
        bearer: Bearer,
      ) => Static<Response> | Promise<Static<Response>>,
    ): void => {
      const success = response ? { 200: response } : { 204: Type.Null() };
      instance.route<Input<Params, Query, Headers, Body>>({
        method,
        url,
        schema: { ...input, response: { ...success, ...failures(401, ...statuses) } },
        handler: async (request, reply) => {
          const bearer = await accessTokens.verifyBearer(request);
          const player = await requirePlayer(db, bearer);
          const content = await inSession(bearer.sessionId, () => handle(player, request, bearer));
          return response ? content : reply.code(204).send(null);
        },
      });
    };

  return {
    get: register('GET'),
    post: register('POST'),
    put: register('PUT'),
    patch: register('PATCH'),
    delete: register('DELETE'),
  };
};
