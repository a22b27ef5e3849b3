import axios, {
  type AxiosInstance,
  type AxiosProgressEvent,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios';
import type { FileContent } from '#application/shared/FileSaver';
import type { Transfer } from '#application/shared/Transfer';
import type { CallFailure } from '#domain/shared/CallFailure';
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
  /** Multiplier of the default timeout. Defaults to 1. */
  readonly timeoutFactor?: number;
  readonly transfer?: Transfer;
}

export interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
}

export const defaultTimeoutMs = 10_000;

/** Sends and receives JSON and files over HTTP. Every failure is returned as a value. */
export class ApiClient {
  private readonly axios: AxiosInstance;

  /**
   * @param baseUrl origin of the API; empty for the origin of the site
   * @param serverTime updated from responses; used to evaluate `Retry-After` dates
   * @param timeoutMs in milliseconds
   * @param fetch replaces the global `fetch`
   */
  constructor(
    baseUrl: string,
    private readonly serverTime: ServerTime,
    private readonly timeoutMs = defaultTimeoutMs,
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
    const { method, path, query, body, headers, file, timeoutFactor, transfer } = request;
    const config: AxiosRequestConfig = {
      method,
      url: path,
      ...(query && { params: query }),
      ...(body !== undefined && { data: body }),
      // For a request without a body, axios would still send a content type, which servers reject.
      headers: {
        ...(body === undefined && { 'Content-Type': false }),
        ...(file !== undefined && { Accept: file }),
        ...headers,
      },
      ...(file !== undefined && { responseType: 'arraybuffer' }),
      ...(timeoutFactor !== undefined && { timeout: this.timeoutMs * timeoutFactor }),
      ...(transfer && transferConfig(transfer, file === undefined)),
    };
    const learn = this.serverTime.startMeasuring();
    try {
      const response = await this.axios.request<unknown>(config);
      learn(freshDate(response));
      return succeed({
        status: response.status,
        body: file === undefined ? response.data : fileIn(response),
      });
    } catch (error) {
      if (axios.isAxiosError(error) && error.response) learn(freshDate(error.response));
      return fail(failureOf(error, this.serverTime.now()));
    }
  }
}

const transferConfig = ({ signal, onProgress }: Transfer, isUpload: boolean): AxiosRequestConfig => {
  const follow = ({ progress }: AxiosProgressEvent): void => onProgress(progress);
  return { signal, ...(isUpload ? { onUploadProgress: follow } : { onDownloadProgress: follow }) };
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
  if (response.status === 429) {
    const seconds = retryAfterSeconds(response.headers['retry-after'], now);
    return { kind: 'too-many-requests', ...(seconds !== undefined && { retryAfterSeconds: seconds }) };
  }
  const notified = refusalIn(response);
  const serverCode = codeIn(notified);
  const errors = errorsIn(notified);
  const detail = detailIn(notified);
  return {
    kind: 'refused',
    status: response.status,
    ...(serverCode !== undefined && { code: serverCode }),
    ...(errors && { errors }),
    ...(detail !== undefined && { detail }),
  };
};

/** Parses the body of an error response, which is JSON even if a file was requested. */
const refusalIn = ({ data, config }: AxiosResponse<unknown>): unknown => {
  if (config.responseType !== 'arraybuffer') return data;
  try {
    return JSON.parse(new TextDecoder().decode(data as ArrayBuffer));
  } catch {
    return undefined;
  }
};

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
