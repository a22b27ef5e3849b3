import type { Clock } from '#application/shared/Clock';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { ContentConnection } from './ContentConnection';

/** Wraps a failure so that it passes through the Prismic client, which reports only thrown errors. */
export class ContentServiceError extends Error {
  constructor(readonly failure: CallFailure) {
    super(`The content service failed: ${failure.kind}`);
    this.name = 'ContentServiceError';
  }
}

/**
 * Adds a timeout, one retry and a JSON check to fetch, because the Prismic client has none of them.
 * @throws ContentServiceError if the request fails, times out or returns no JSON
 */
export const guardedFetch =
  (connection: ContentConnection, clock: Clock) =>
  async (url: string): Promise<Response> => {
    if (connection.timeoutMs <= 0) throw new ContentServiceError({ kind: 'timeout' });
    const controller = new AbortController();
    const expired = new Promise<never>((_resolve, reject) => {
      controller.signal.addEventListener('abort', () => {
        reject(new ContentServiceError({ kind: 'timeout' }));
      });
    });
    const cancelTimeout = clock.schedule(connection.timeoutMs, () => {
      controller.abort();
    });
    const attempt = () => Promise.race([answerOf(connection, url, controller.signal), expired]);
    try {
      return await attempt().catch((error: unknown) => {
        if (!shouldRetry(error)) throw error;
        return attempt();
      });
    } finally {
      cancelTimeout();
    }
  };

/** Statuses for an outdated ref. The client reads the current ref from the response and retries with it. */
export const staleRefStatuses: readonly number[] = [404, 410];

const answerOf = async (
  connection: ContentConnection,
  url: string,
  signal: AbortSignal,
): Promise<Response> => {
  const response = await orOffline(connection.fetch(url, { signal, credentials: 'omit' }));
  if (response.status === 429) throw serviceError(tooManyRequests(response));
  const isRead = response.ok || staleRefStatuses.includes(response.status);
  if (!isRead) throw serviceError({ kind: 'server', status: response.status });
  if (!isJson(response)) throw serviceError({ kind: 'malformed' });
  const body = await orOffline(response.text());
  return new Response(body, { status: response.status, headers: response.headers });
};

const orOffline = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch {
    throw serviceError({ kind: 'offline' });
  }
};

const serviceError = (failure: CallFailure): ContentServiceError => new ContentServiceError(failure);

const shouldRetry = (error: unknown): boolean => {
  if (!(error instanceof ContentServiceError)) return false;
  const { failure } = error;
  return failure.kind === 'offline' || (failure.kind === 'server' && failure.status >= 500);
};

const isJson = (response: Response): boolean =>
  /^application\/([\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');

const tooManyRequests = (response: Response): CallFailure => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0
    ? { kind: 'too-many-requests', retryAfterSeconds: seconds }
    : { kind: 'too-many-requests' };
};
