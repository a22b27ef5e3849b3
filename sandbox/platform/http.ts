import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault, onRequestHookHandler } from 'fastify';
import type { Clock } from './clock';

/** A Fastify instance whose handlers are typed by their schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** A moved clock shows in `Date`, from which sites learn the server's time (decision 61). */
export const tellTime =
  (clock: Clock): onRequestHookHandler =>
  (_request, reply, done) => {
    if (clock.isMoved()) reply.header('date', clock.now().toUTCString());
    done();
  };

/** Answers depend on the player and the time; a route that may be cached overrides this. */
export const forbidCaching: onRequestHookHandler = (_request, reply, done) => {
  reply.header('cache-control', 'no-store');
  done();
};
