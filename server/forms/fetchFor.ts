import type { FastifyRequest } from 'fastify';

/** Headers of the visitor's request that identify the caller to proxies and the back end. */
const forwardedHeader = /^(?:host|user-agent|x-.*)$/;

const bodiless = [204, 304];

const headersOf = (request: Request, visitor: FastifyRequest): Record<string, string> => {
  const notified = Object.entries(visitor.headers).filter(
    (header): header is [string, string] => forwardedHeader.test(header[0]) && typeof header[1] === 'string',
  );
  return { ...Object.fromEntries(notified), ...Object.fromEntries(request.headers) };
};

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => {
    const end = (): void => fail(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/**
 * Calls the services of this web server as the visitor's browser would, with the same checks and limits. Only the path
 * and query of a URL are used.
 */
export const fetchFor =
  (visitor: FastifyRequest): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const called = visitor.server.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: headersOf(request, visitor),
      payload: Buffer.from(await request.arrayBuffer()),
      remoteAddress: visitor.socket.remoteAddress ?? '',
    });
    const { statusCode, headers, rawPayload } = await Promise.race([called, rejectOnAbort(request.signal)]);
    const lines = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    const body = bodiless.includes(statusCode) ? null : new Uint8Array(rawPayload);
    return new Response(body, { status: statusCode, headers: lines });
  };
