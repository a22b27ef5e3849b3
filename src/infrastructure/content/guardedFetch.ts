import type { Clock } from '../../application/shared/Clock';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { ContentConnection } from './ContentConnection';
import { ContentRefusal } from './ContentRefusal';

/**
 * Fetches with a time limit and one retry. The Prismic client has neither and accepts HTML responses.
 * @throws ContentRefusal if the response is not JSON
 */
export const guardedFetch =
  (connection: ContentConnection, clock: Clock) =>
  async (url: string): Promise<Response> => {
    if (connection.patienceMs <= 0) throw new ContentRefusal({ kind: 'timeout' });
    const controller = new AbortController();
    const expired = new Promise<never>((_resolve, reject) => {
      controller.signal.addEventListener('abort', () => {
        reject(new ContentRefusal({ kind: 'timeout' }));
      });
    });
    const cancelTimeout = clock.after(connection.patienceMs, () => {
      controller.abort();
    });
    const attempt = () => Promise.race([answerOf(connection, url, controller.signal), expired]);
    try {
      return await attempt().catch((error: unknown) => {
        if (!isWorthRetrying(error)) throw error;
        return attempt();
      });
    } finally {
      cancelTimeout();
    }
  };

/** The client reads the current ref from these responses and retries with it. */
export const staleRefStatuses: readonly number[] = [404, 410];

const answerOf = async (
  connection: ContentConnection,
  url: string,
  signal: AbortSignal,
): Promise<Response> => {
  const response = await received(connection.fetch(url, { signal, credentials: 'omit' }));
  if (response.status === 429) throw refusal(tooManyRequests(response));
  const isRead = response.ok || staleRefStatuses.includes(response.status);
  if (!isRead) throw refusal({ kind: 'server', status: response.status });
  if (!isJson(response)) throw refusal({ kind: 'malformed' });
  const body = await received(response.text());
  return new Response(body, { status: response.status, headers: response.headers });
};

const received = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch {
    throw refusal({ kind: 'offline' });
  }
};

const refusal = (failure: CallFailure): ContentRefusal => new ContentRefusal(failure);

const isWorthRetrying = (error: unknown): boolean => {
  if (!(error instanceof ContentRefusal)) return false;
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
