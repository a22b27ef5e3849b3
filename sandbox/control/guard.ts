import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { ApiError, ErrorCode } from '../platform/errors';

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::1$|(::ffff:)?127\.)/.test(address);

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** A page of another host can reach this machine under its own name, by DNS rebinding. */
const isOwnHost = (host: string | undefined, rootUrl: string): boolean =>
  host !== undefined && (localHost.test(host) || host === new URL(rootUrl).host);

const forwardedHeader =
  /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-original-.*|.*-connecting-ip|true-client-ip)$/;

/** A proxy or a tunnel on this machine connects from this machine. */
const isForwarded = ({ headers }: FastifyRequest): boolean =>
  Object.keys(headers).some((name) => forwardedHeader.test(name));

const isOwnPage = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && new URL(origin).host === host;

/**
 * Only for requests from this machine, by its name or the site's, and not from a page of another origin.
 * @param rootUrl of the site
 */
export const guardControls =
  (rootUrl: () => string): onRequestHookHandler =>
  (request, _reply, done) => {
    const { origin, host } = request.headers;
    // Both: behind a trusted proxy request.ip comes from a header.
    const isLocal = isLoopback(request.ip) && isLoopback(request.socket.remoteAddress);
    if (!isLocal || isForwarded(request) || !isOwnHost(host, rootUrl())) {
      done(new ApiError(404, ErrorCode.malformedRequest, 'There is nothing at this address.'));
    } else if (origin !== undefined && !isOwnPage(origin, host)) {
      done(new ApiError(403, ErrorCode.forbidden, 'The controls are not for other pages.'));
    } else {
      done();
    }
  };
