import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { refusal } from '../platform/errors';

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::1$|(::ffff:)?127\.)/.test(address);

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Prevents DNS rebinding, in which a foreign host name resolves to this machine. */
const isOwnHost = (host: string | undefined, rootUrl: string): boolean =>
  host !== undefined && (localHost.test(host) || host === new URL(rootUrl).host);

const forwardedHeader =
  /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-original-.*|.*-connecting-ip|true-client-ip)$/;

/** Detects requests through a proxy or tunnel on this machine, whose connections appear to be local. */
const isForwarded = ({ headers }: FastifyRequest): boolean =>
  Object.keys(headers).some((name) => forwardedHeader.test(name));

const isOwnPage = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && new URL(origin).host === host;

/**
 * Accepts only requests from this machine whose host is local or the site's. Pages of other origins are rejected.
 * @param rootUrl root URL of the site
 */
export const guardControls =
  (rootUrl: () => string): onRequestHookHandler =>
  (request, _reply, done) => {
    const { origin, host } = request.headers;
    // Checks both addresses, because behind a trusted proxy `request.ip` comes from a header.
    const isLocal = isLoopback(request.ip) && isLoopback(request.socket.remoteAddress);
    if (!isLocal || isForwarded(request) || !isOwnHost(host, rootUrl())) {
      done(refusal(generalRefusals, 'not-found', 'There is nothing at this address.'));
    } else if (origin !== undefined && !isOwnPage(origin, host)) {
      done(refusal(generalRefusals, 'forbidden', 'The controls are not for other pages.'));
    } else {
      done();
    }
  };
