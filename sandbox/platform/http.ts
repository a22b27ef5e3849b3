import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawServerDefault,
  onRequestHookHandler,
} from 'fastify';
import type { Clock } from './clock';

/** A Fastify instance whose handlers are typed by their schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Method and route of a request. HEAD does what GET does, except that the response has no body. */
export const routeOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url ?? ''}`;

/** Hook that sends the time of a moved clock in the `Date` header, from which the site derives the server's time. */
export const sendSandboxDate =
  (clock: Clock): onRequestHookHandler =>
  (_request, reply, done) => {
    if (clock.isMoved()) reply.header('date', clock.now().toUTCString());
    done();
  };

/** Hook that forbids caching, because responses depend on the player and the time. Cacheable routes override this. */
export const forbidCaching: onRequestHookHandler = (_request, reply, done) => {
  reply.header('cache-control', 'no-store');
  done();
};
