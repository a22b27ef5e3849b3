import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { logError } from './sendError';

/** Milliseconds. Monitoring waits only for seconds. */
const checkTimeoutMs = 3_000;

/** Header of a 503 while the services fail, in seconds. */
export const retryAfterHeader = { 'retry-after': '5' };

const timeoutAfter = async (milliseconds: number, signal: AbortSignal): Promise<never> => {
  await wait(milliseconds, undefined, { signal });
  throw new Error(`The services did not respond within ${milliseconds} ms.`);
};

/**
 * Adds `/health` and `/ready`. `/health` returns 200 as long as the process is alive, because a restart would not help
 * if the services fail. `/ready` returns 503 while `check` rejects or takes too long.
 *
 * @param check rejects if the process should not receive requests
 */
export const addHealthChecks = (
  app: FastifyInstance,
  version: string,
  check: () => Promise<void>,
  timeoutMs = checkTimeoutMs,
): void => {
  const state = () => ({ version, uptimeSeconds: Math.round(process.uptime()) });

  app.get('/health', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', ...state() }),
  );

  app.get('/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const done = new AbortController();
    try {
      await Promise.race([check(), timeoutAfter(timeoutMs, done.signal)]);
      return { status: 'ready', ...state() };
    } catch (error) {
      logError(error, request, reply.code(503));
      return reply.headers(retryAfterHeader).send({ status: 'unavailable', ...state() });
    } finally {
      done.abort();
    }
  });
};
