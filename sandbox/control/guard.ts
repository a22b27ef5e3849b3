import type { onRequestHookHandler } from 'fastify';
import { ApiError, ErrorCode } from '../platform/errors';

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::1$|(::ffff:)?127\.)/.test(address);

const isOwnPage = (origin: string, host: string | undefined): boolean => {
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};

/** Only for requests from this machine, and not from a page of another origin. */
export const guardControls: onRequestHookHandler = (request, _reply, done) => {
  const { origin, host } = request.headers;
  // Both: behind a trusted proxy request.ip comes from a header.
  if (!isLoopback(request.ip) || !isLoopback(request.socket.remoteAddress)) {
    done(new ApiError(404, ErrorCode.malformedRequest, 'There is nothing at this address.'));
  } else if (origin !== undefined && !isOwnPage(origin, host)) {
    done(new ApiError(403, ErrorCode.forbidden, 'The controls are not for other pages.'));
  } else {
    done();
  }
};
