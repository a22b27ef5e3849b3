import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { logError } from './sendError';

/** Milliseconds. Monitoring waits only for seconds. */
const checkTimeoutMs = 3_000;

const timeoutAfter = async (milliseconds: number, signal: AbortSignal): Promise<never> => {
  await wait(milliseconds, undefined, { signal });
  throw new Error(`The services did not respond within ${milliseconds} ms.`);
};

/** `/health` for monitoring: 200, or 503 if the services are unavailable. */
export const addHealthCheck = (
  app: FastifyInstance,
  version: string,
  check?: () => Promise<void>,
  timeoutMs = checkTimeoutMs,
): void => {
  app.get('/health', async (request, reply) => {
    const state = { version, uptimeSeconds: Math.round(process.uptime()) };
    reply.header('cache-control', 'no-store');
    const done = new AbortController();
    try {
      await Promise.race([check?.(), timeoutAfter(timeoutMs, done.signal)]);
      return { status: 'ok', ...state };
    } catch (error) {
      logError(error, request, reply.code(503));
      return reply.send({ status: 'unavailable', ...state });
    } finally {
      done.abort();
    }
  });
};
