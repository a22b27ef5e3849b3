import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../context';
import { requirePlayer } from '../profile/players';
import type { Api } from './http';
import { fingerprint } from './random';

interface StoredResponse {
  readonly status: number;
  readonly type: string | undefined;
  readonly payload: string;
}

interface FirstTry {
  readonly startedAt: number;
  /** Undefined if the request failed, so that it changed nothing. */
  readonly response: Promise<StoredResponse | undefined>;
}

const lifetimeMs = 3_600_000;

/** Routes that describe the header process their keys themselves. */
const hasOwnKeys = ({ routeOptions }: FastifyRequest): boolean => {
  const headers = routeOptions.schema?.headers as { readonly properties?: object } | undefined;
  return 'idempotency-key' in (headers?.properties ?? {});
};

/**
 * Adds hooks that answer a repeated request, with the same `Idempotency-Key`, player and content, with its first
 * response. Responses contain secrets, so they are stored only in memory, for an hour.
 */
export const answerRepeatedRequests = (api: Api, { db, clock, accessTokens }: Sandbox): void => {
  const tries = new Map<string, FirstTry>();
  const finish = new WeakMap<FastifyRequest, (response: StoredResponse | undefined) => void>();

  const forgetExpired = (now: number): void => {
    for (const [id, { startedAt }] of tries) if (startedAt + lifetimeMs < now) tries.delete(id);
  };

  /** Returns the id of the request's player, or its other bearer token; undefined if the handler will refuse it. */
  const senderOf = async (request: FastifyRequest): Promise<string | undefined> => {
    const { authorization = '' } = request.headers;
    const player = await accessTokens.readPlayerId(request);
    if (player === undefined) return authorization;
    try {
      await requirePlayer(db, await accessTokens.verifyBearer(request));
      return player;
    } catch {
      return undefined;
    }
  };

  api.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || request.method === 'GET' || hasOwnKeys(request)) return;
    const sender = await senderOf(request);
    if (sender === undefined) return;
    const now = clock.millis();
    forgetExpired(now);
    const { method, url, body } = request;
    const id = fingerprint(JSON.stringify([key, sender, method, url, body]));
    for (let first = tries.get(id); first; first = tries.get(id)) {
      const response = await first.response;
      if (response) {
        if (response.type !== undefined) reply.type(response.type);
        return reply.code(response.status).send(response.payload);
      }
      if (tries.get(id) === first) tries.delete(id);
    }
    const response = new Promise<StoredResponse | undefined>((resolve) => finish.set(request, resolve));
    tries.set(id, { startedAt: now, response });
  });

  api.addHook('onSend', (request, reply, payload, done) => {
    const type = reply.getHeader('content-type');
    const isStorable = reply.statusCode < 300 && typeof (payload ?? '') === 'string';
    finish.get(request)?.(
      isStorable
        ? {
            status: reply.statusCode,
            type: typeof type === 'string' ? type : undefined,
            payload: typeof payload === 'string' ? payload : '',
          }
        : undefined,
    );
    done(null, payload);
  });
};
