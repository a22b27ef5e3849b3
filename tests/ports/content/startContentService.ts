import Fastify from 'fastify';
import { contentService, type ContentServiceOptions } from '#sandbox/content';

export interface RunningContentService {
  readonly origin: string;
  /** Ends with `/api/v2` and has a path prefix, as in the sandbox. */
  readonly endpoint: string;
  stop(): Promise<void>;
}

export const startContentService = async (options: ContentServiceOptions): Promise<RunningContentService> => {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(contentService(options), { prefix: '/content' });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin, endpoint: `${origin}/content/api/v2`, stop: () => app.close() };
};
