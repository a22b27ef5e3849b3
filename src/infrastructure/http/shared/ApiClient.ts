import axios, { type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { FileContent } from '#application/shared/FileSaver';
import type { Transfer } from '#application/shared/Transfer';
import type { Clock } from '#application/shared/Clock';
import { callTimeoutMs } from '#domain/shared/callTimeouts';
import type { CallFailure } from '#domain/shared/CallFailure';
import { requestIdHeader, requestReference } from '#domain/shared/requestReference';
import { fail, succeed, type Result } from '#domain/shared/Result';
import type { ServerTime } from './ServerTime';

export interface Refusal {
  readonly kind: 'refused';
  readonly status: number;
  readonly code?: number;
  /** Error messages by field, in the requested language. */
  readonly errors?: FieldErrors;
  /** Human-readable explanation by the server. */
  readonly detail?: string;
  /** Short form of the request's id, for a server error. */
  readonly reference?: string;
  readonly hadNoEffect?: true;
  readonly mayHaveRunBefore?: true;
}

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Root-relative path, because an absolute URL could send the bearer token to another host. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Expected media type, if the response is a file. */
  readonly file?: string;
  /** Whether the response may be JSON instead of the file. */
  readonly isJsonPreferred?: boolean;
  /** Longest silence of a transfer, as a multiple of the default timeout. Defaults to 1. */
  readonly silenceFactor?: number;
  readonly transfer?: Transfer;
}

export interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Sends and receives JSON and files over HTTP. Every failure is returned as a value. */
export class ApiClient {
  private readonly axios: AxiosInstance;

  /**
   * @param baseUrl origin of the API; empty for the origin of the site
   * @param serverTime updated from responses; used to evaluate `Retry-After` dates
   * @param timeoutMs timeout of a call in milliseconds; a transfer has a limit for its silence instead
   * @param fetch replaces the global `fetch`
   */
  constructor(
    baseUrl: string,
    private readonly serverTime: ServerTime,
    private readonly clock: Clock,
    private readonly timeoutMs = callTimeoutMs,
    fetch?: typeof globalThis.fetch,
  ) {
    this.axios = axios.create({
      baseURL: baseUrl,
      allowAbsoluteUrls: false,
      timeout: timeoutMs,
      responseType: 'json',
      ...(fetch && { adapter: 'fetch', env: { fetch } }),
      transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
    });
  }

  async send(request: ApiRequest): Promise<Result<ApiResponse, Refusal | CallFailure>> {
    const {
      method,
      path,
      query,
      body,
      headers,
      file,
      isJsonPreferred,
      silenceFactor = 1,
      transfer,
    } = request;
    const watched = transfer && new WatchedTransfer(transfer, this.clock, this.timeoutMs * silenceFactor);
    const config: AxiosRequestConfig = {
      method,
      url: path,
      ...(query && { params: query }),
      ...(body !== undefined && { data: body }),
      // For a request without a body, axios would still send a content type, which servers reject.
      headers: {
        ...(body === undefined && { 'Content-Type': false }),
        ...(file !== undefined && { Accept: acceptHeader(file, isJsonPreferred) }),
        ...headers,
      },
      ...(file !== undefined && { responseType: 'arraybuffer' }),
      ...watched?.config,
    };
    const learn = this.serverTime.startMeasuring();
    try {
      const response = await this.axios.request<unknown>(config);
      learn(freshDate(response));
      return succeed({
        status: response.status,
        body: file === undefined ? response.data : fileOrJsonIn(response),
      });
    } catch (error) {
      if (watched?.wasSilent) return fail({ kind: 'timeout' });
      if (axios.isAxiosError(error) && error.response) learn(freshDate(error.response));
      return fail(failureOf(error, this.serverTime.now()));
    } finally {
      watched?.dispose();
    }
  }
}

/** Returns the `Accept` header for a file, or for JSON in preference to the file. */
export const acceptHeader = (file: string, isJsonPreferred = false): string =>
  isJsonPreferred ? `application/json, ${file};q=0.9` : file;

/** Aborts a transfer after a silence. Without a limit for its duration, a slow transfer can complete. */
class WatchedTransfer {
  wasSilent = false;
  private readonly aborting = new AbortController();
  private cancelTimer: () => void = () => undefined;

  constructor(
    private readonly transfer: Transfer,
    private readonly clock: Clock,
    private readonly maxSilenceMs: number,
  ) {
    if (transfer.signal.aborted) this.abort();
    transfer.signal.addEventListener('abort', this.abort);
    this.restartTimer();
  }

  get config(): AxiosRequestConfig {
    return {
      timeout: 0,
      signal: this.aborting.signal,
      onUploadProgress: ({ progress }) => {
        this.restartTimer();
        this.transfer.onProgress(progress);
      },
      onDownloadProgress: this.restartTimer,
    };
  }

  dispose(): void {
    this.cancelTimer();
    this.transfer.signal.removeEventListener('abort', this.abort);
  }

  private readonly abort = (): void => this.aborting.abort();

  private readonly restartTimer = (): void => {
    this.cancelTimer();
    this.cancelTimer = this.clock.schedule(this.maxSilenceMs, () => {
      this.wasSilent = true;
      this.abort();
    });
  };
}

/** Returns a JSON response as its value. Malformed JSON remains a file, which no call accepts as its value. */
const fileOrJsonIn = (response: AxiosResponse<unknown>): unknown => {
  const file = fileIn(response);
  return (file.type === 'application/json' ? jsonIn(file.bytes) : undefined) ?? file;
};

const jsonIn = (bytes: unknown): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes as ArrayBuffer));
  } catch {
    return undefined;
  }
};

/** Returns a file whose type is the content type of the response. */
const fileIn = ({ data, headers }: AxiosResponse<unknown>): FileContent => ({
  type: String(headers['content-type']).split(';')[0]?.trim().toLowerCase() ?? '',
  // Copied because Node returns a view of a larger buffer.
  bytes: new Uint8Array(data as ArrayBuffer).slice().buffer,
});

/** Returns undefined for a response that may come from a cache, because its date may be outdated. */
const freshDate = ({ config, headers }: AxiosResponse): unknown => {
  const isStored = config.method === 'get' && !/no-store/i.test(String(headers['cache-control']));
  return isStored ? undefined : headers.date;
};

/** Converts a rejection that has no specific kind. */
export const asCallFailure = (failure: Refusal | CallFailure): CallFailure =>
  failure.kind === 'refused'
    ? {
        kind: 'server',
        status: failure.status,
        ...(failure.code !== undefined && { code: failure.code }),
        ...(failure.detail !== undefined && { detail: failure.detail }),
        ...(failure.reference !== undefined && { reference: failure.reference }),
        ...(failure.hadNoEffect && { hadNoEffect: true }),
        ...(failure.mayHaveRunBefore && { mayHaveRunBefore: true }),
      }
    : failure;

const failureOf = (error: unknown, now: Date): Refusal | CallFailure => {
  if (!axios.isAxiosError(error)) throw error;
  const { response, code } = error;
  if (!response) {
    if (code === 'ETIMEDOUT' || code === 'ECONNABORTED') return { kind: 'timeout' };
    return { kind: 'offline' };
  }
  // The body is not JSON, so only the status describes an error response.
  if (response.status < 400) return { kind: 'malformed' };
  const seconds = retryAfterSeconds(response.headers['retry-after'], now);
  if (response.status === 429) {
    return { kind: 'too-many-requests', ...(seconds !== undefined && { retryAfterSeconds: seconds }) };
  }
  const notified = refusalIn(response);
  const serverCode = codeIn(notified);
  const errors = errorsIn(notified);
  const detail = detailIn(notified);
  const reference = response.status < 500 ? undefined : referenceIn(response);
  return {
    kind: 'refused',
    status: response.status,
    ...(serverCode !== undefined && { code: serverCode }),
    ...(errors && { errors }),
    ...(detail !== undefined && { detail }),
    ...(reference !== undefined && { reference }),
    // A server that is overloaded or under maintenance says when to try again (RFC 9110, 15.6.4).
    ...(response.status === 503 && seconds !== undefined && { hadNoEffect: true }),
  };
};

const referenceIn = ({ headers }: AxiosResponse): string | undefined => {
  const id: unknown = headers[requestIdHeader];
  return typeof id === 'string' ? requestReference(id) : undefined;
};

/** Parses the body of an error response, which is JSON even if a file was requested. */
const refusalIn = ({ data, config }: AxiosResponse<unknown>): unknown =>
  config.responseType === 'arraybuffer' ? jsonIn(data) : data;

const codeIn = (body: unknown): number | undefined => {
  const code = typeof body === 'object' && body !== null ? (body as { code?: unknown }).code : undefined;
  return typeof code === 'number' ? code : undefined;
};

const maxDetailLength = 300;

const detailIn = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null) return undefined;
  const { error, detail } = body as { error?: unknown; detail?: unknown };
  return [error, detail].find(isText)?.trim().slice(0, maxDetailLength);
};

/** Returns only non-empty strings and ignores other values. */
const errorsIn = (body: unknown): FieldErrors | undefined => {
  const errors =
    typeof body === 'object' && body !== null ? (body as { errors?: unknown }).errors : undefined;
  if (typeof errors !== 'object' || errors === null) return undefined;
  const texts = Object.entries(errors).flatMap(([field, list]: [string, unknown]) => {
    const readable = Array.isArray(list) ? list.filter(isText) : [];
    return readable.length > 0 ? [[field, readable] as const] : [];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Parses a number of seconds or a date (RFC 9110 §10.2.3). */
const retryAfterSeconds = (header: unknown, now: Date): number | undefined => {
  if (typeof header !== 'string' || header.trim() === '') return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
};
