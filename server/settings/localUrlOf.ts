import type { FastifyInstance } from 'fastify';

const wildcardHosts = new Set(['0.0.0.0', '::']);

/** URL of a listening `app` for a browser on this machine. */
export const localUrlOf = (app: FastifyInstance, host: string): string => {
  const name = wildcardHosts.has(host) ? 'localhost' : host;
  const bound = app.server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port ?? 0}`;
};
