import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** It takes up to twice as long, because Node waits again if the client has read a part of the last write. */
const defaultTimeoutMs = 60_000;

/**
 * Disconnects clients that do not read any part of a response for a while. The timeout starts with the response, because
 * some calls take minutes; Node removes it after the response.
 */
export const disconnectStalledClients = (app: FastifyInstance, timeoutMs = defaultTimeoutMs): void => {
  app.addHook('onSend', (request, _reply, payload, done) => {
    const socket: unknown = request.raw.socket;
    // Requests that the server sends to itself have no real socket.
    if (socket instanceof Socket) socket.setTimeout(timeoutMs);
    done(null, payload);
  });
};
