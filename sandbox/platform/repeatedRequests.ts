import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
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
  /** The sender, and the area of the path, such as /api/orders. */
  readonly scope: string;
  isAnswered: boolean;
  /** Undefined if the request failed, and therefore changed nothing. */
  readonly response: Promise<StoredResponse | undefined>;
}

/** Longer than the site repeats a request. */
const lifetimeMs = 600_000;

const maximumTries = 10_000;

/** Whether the route handles idempotency keys itself. The schemas of such routes describe the header. */
const hasOwnKeys = ({ routeOptions }: FastifyRequest): boolean => {
  const headers = routeOptions.schema?.headers as { readonly properties?: object } | undefined;
  return 'idempotency-key' in (headers?.properties ?? {});
};

/**
 * Identifies a request and its repetitions, which have the same sender, key and content.
 * @returns undefined if the request has no key
 */
export const requestHashOf = (
  { headers, method, url, body }: FastifyRequest,
  sender: string,
): string | undefined => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? fingerprint(JSON.stringify([key, sender, method, url, body])) : undefined;
};

/**
 * Adds hooks that return the first response again if a request is repeated with the same `Idempotency-Key`, player and
 * content. Responses can contain secrets, so they are stored only in memory, for ten minutes. A response also ends with
 * the next change by the same sender in the same area of the API. Changes of game time also store the request
 * (`findRepeatedChange`), so that a repetition is recognized after a crash.
 */
export const answerRepeatedRequests = (api: Api, { db, clock, accessTokens }: Sandbox): void => {
  const tries = new LRUCache<string, FirstTry>({
    max: maximumTries,
    ttl: lifetimeMs,
    ttlResolution: 0,
    perf: { now: () => clock.millis() },
  });
  const finish = new WeakMap<FastifyRequest, (response: StoredResponse | undefined) => void>();

  /** An older response may no longer be true: an order that was paid for may have been dropped since. */
  const forgetOlder = ({ scope }: FirstTry, id: string): void => {
    for (const [other, older] of tries.entries())
      if (other !== id && older.scope === scope && older.isAnswered) tries.delete(other);
  };

  /** Returns the player's id, or the header if it contains another token; undefined if the handler will refuse it. */
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
    const { headers, method, url } = request;
    if (headers['idempotency-key'] === undefined || method === 'GET' || hasOwnKeys(request)) return;
    const sender = await senderOf(request);
    const id = sender === undefined ? undefined : requestHashOf(request, sender);
    if (id === undefined) return;
    const scope = fingerprint(JSON.stringify([sender, url.split('/', 3)]));
    for (let first = tries.get(id); first; first = tries.get(id)) {
      const response = await first.response;
      if (response) {
        if (response.type !== undefined) reply.type(response.type);
        return reply.code(response.status).send(response.payload);
      }
      if (tries.get(id) === first) tries.delete(id);
    }
    const response = new Promise<StoredResponse | undefined>((resolve) => finish.set(request, resolve));
    const current: FirstTry = { scope, isAnswered: false, response };
    tries.set(id, current);
    void response.then((stored) => {
      current.isAnswered = true;
      if (stored) forgetOlder(current, id);
      else if (tries.peek(id) === current) tries.delete(id);
    });
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
