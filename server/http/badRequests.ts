import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { localeOfPath } from '#domain/language/Locale';
import { notFoundPath } from '#domain/navigation/notFoundPath';
import { isServicePath, kindOfPath } from '../settings/paths';
import type { SecurityHeaders } from '../policy/securityHeaders';
import { pathOf } from './pathOf';

/** Browsers accept text/html only when they navigate. For pictures and scripts, they accept other types. */
export const isNavigation = ({ method, headers: { accept } }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && (accept?.includes('text/html') ?? false);

/** Redirects an unknown path to the home page in its language, which shows a notice (SH-02). */
export const redirectHome = (path: string, reply: FastifyReply): void => {
  void reply.header('cache-control', 'no-store').redirect(notFoundPath(localeOfPath(path)), 302);
};

/** Handles a URL that cannot be decoded. No hook runs for such a request, so the headers are set here. */
export const answerMalformedUrl =
  (security: SecurityHeaders) =>
  (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const path = pathOf(request);
    reply.headers(security.current).header('cache-control', 'no-store').code(400);
    if (isServicePath(path)) void reply.send({ code: 1, message: 'The address cannot be read.' });
    else if (isNavigation(request) && kindOfPath(path) === 'page') redirectHome(path, reply);
    else void reply.type('text/plain; charset=utf-8').send('Bad request\n');
  };

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Handles invalid HTTP requests and too many headers. Writes to the socket, because there is no reply object. */
export const answerMalformedRequest =
  (security: SecurityHeaders) =>
  (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statuses[error.code] ?? '400 Bad Request';
    const body = `${status.slice(4)}\n`;
    const headers = {
      ...security.current,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'no-store',
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
  };
