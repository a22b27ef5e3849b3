import type { FastifyInstance } from 'fastify';

/** `/health` for monitoring: 200, or 503 if the services are unavailable. */
export const addHealthCheck = (app: FastifyInstance, version: string, check?: () => Promise<void>): void => {
  app.get('/health', async (request, reply) => {
    const state = { version, uptimeSeconds: Math.round(process.uptime()) };
    reply.header('cache-control', 'no-store');
    try {
      await check?.();
      return { status: 'ok', ...state };
    } catch (error) {
      request.log.error(error, 'health check failed');
      return reply.code(503).send({ status: 'unavailable', ...state });
    }
  });
};
