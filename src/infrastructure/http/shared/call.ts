import type { RuleValue, Rule } from '#application/shared/rules';
import type { Buyer } from '#domain/commerce/Purchase';
import type { Transfer } from '#application/shared/Transfer';
import type { CallFailure } from '#domain/shared/CallFailure';
import { kindOfCode, type RefusalOf, type Refusals } from '#domain/shared/Refusal';
import { fail, succeed, type Failure, type Result } from '#domain/shared/Result';
import {
  asCallFailure,
  defaultTimeoutMs,
  type ApiResponse,
  type ApiRequest,
  type Refusal,
} from './ApiClient';

/** Kinds of error responses. Statuses of 500 and above always have the kind `server`. */
interface Rejections {
  /** Status and code of the refusals that have their own kind. */
  readonly refusals?: Refusals;
  /** If set, a code is evaluated only with its status. Defaults to every status below 500. */
  readonly checksStatus?: true;
  /** Kind of all other errors below 500. Defaults to `server`. */
  readonly other?: (refusal: Refusal) => { readonly kind: string } | undefined;
}

/** Declares an API call. Its adapter, failure tests and expired-session pact are derived from this declaration. */
export interface Call {
  readonly method: ApiRequest['method'];
  /** Root-relative path. Each parameter in braces is one path segment. */
  readonly path: string;
  /**
   * Determines the bearer token:
   * - `anyone`: none
   * - `player`: the token of the session, renewed once if rejected
   * - `buyer`: the token of the player, or that of the ghost, which cannot be renewed
   * - `holder`: a token passed as an argument of the call
   */
  readonly as: 'anyone' | 'player' | 'buyer' | 'holder';
  readonly query?: Readonly<Record<string, Rule<string | number>>>;
  readonly body?: Rule<unknown>;
  /** Sends a form token, issued for this request (D-12). */
  readonly formToken?: true;
  /** Sends an idempotency key. */
  readonly idempotencyKey?: true;
  /** Set if the call changes nothing although it is not a GET, because its parameters are private. */
  readonly isQuery?: true;
  /** Sends the version that was edited as `If-Match`. */
  readonly ifMatch?: true;
  /** The multipart/form-data field that contains the file. */
  readonly upload?: { readonly field: string; readonly maxFileBytes: number };
  /** Set for long calls, which report progress and can be canceled. */
  readonly transfer?: {
    /** Multiplier of the default timeout. */
    readonly timeoutFactor: number;
  };
  readonly answer: Rule<unknown>;
  readonly rejections?: Rejections;
  /** Value to return instead of a failure. With `reported`, the failure is sent to the error reporter. */
  readonly fallback?: { readonly into: unknown; readonly reported?: true };
}

/** A call that works without a session, so that the session's own adapters can use it. */
export type SessionlessCall = Call & {
  readonly as: 'anyone' | 'holder';
  readonly formToken?: never;
  readonly fallback?: { readonly reported?: never };
};

export const call = <const C extends Call>(description: C): C => description;

type Parameters<P> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Parameters<Rest> : never;

type Values<C extends Call> = ([Parameters<C['path']>] extends [never]
  ? unknown
  : { readonly path: Readonly<Record<Parameters<C['path']>, string>> }) &
  (C extends { readonly query: infer Q }
    ? { readonly query: { readonly [N in keyof Q]: RuleValue<Q[N]> } }
    : unknown) &
  (C extends { readonly body: infer B } ? { readonly body: RuleValue<B> } : unknown) &
  (C extends { readonly idempotencyKey: true } ? { readonly idempotencyKey: string } : unknown) &
  (C extends { readonly ifMatch: true } ? { readonly ifMatch: string | undefined } : unknown) &
  (C extends { readonly upload: object } ? { readonly file: SentFile } : unknown) &
  (C extends { readonly transfer: object } ? { readonly transfer: Transfer } : unknown) &
  (C extends { readonly as: 'buyer' } ? { readonly buyer: Buyer } : unknown) &
  (C extends { readonly as: 'holder' } ? { readonly bearer: string } : unknown);

interface SentFile {
  readonly name: string;
  readonly content: Blob;
}

/** Arguments of a call. If the call's type is not known at compile time, any values are accepted. */
export type Arguments<C extends Call> = string extends C['path']
  ? [values: AnyValues]
  : unknown extends Values<C>
    ? []
    : [values: Values<C>];

export interface AnyValues {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly ifMatch?: string | undefined;
  readonly file?: SentFile;
  readonly transfer?: Transfer;
  readonly buyer?: Buyer;
  readonly bearer?: string;
}

type RejectionOf<R> =
  | (R extends { readonly refusals: infer Table extends Refusals } ? RefusalOf<Table> : never)
  | (R extends { readonly other: (refusal: Refusal) => infer Other } ? Exclude<Other, undefined> : never);

/** Result of a call, or only the response if the call has a fallback value. */
export type Outcome<C extends Call> = C extends { readonly fallback: { readonly into: infer Fallback } }
  ? RuleValue<C['answer']> | Fallback
  : Result<
      RuleValue<C['answer']>,
      (C extends { readonly rejections: infer R } ? RejectionOf<R> : never) | CallFailure
    >;

export const malformed: Failure<{ readonly kind: 'malformed' }> = fail({ kind: 'malformed' });

export const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });

export const withHeaders = (request: ApiRequest, headers: Readonly<Record<string, string>>): ApiRequest => ({
  ...request,
  headers: { ...request.headers, ...headers },
});

/** Bytes of a multipart body in addition to its file. */
const multipartBytes = 16 * 1024;

/** Maximum bytes of a call's request body; undefined if the body is small. */
export const maxBodyBytesOf = ({ upload }: Call): number | undefined =>
  upload && upload.maxFileBytes + multipartBytes;

/** Milliseconds after which the application cancels a call. */
export const timeoutMsOf = ({ transfer }: Call): number => defaultTimeoutMs * (transfer?.timeoutFactor ?? 1);

const multipart = (field: string, { name, content }: SentFile): FormData => {
  const form = new FormData();
  form.append(field, content, name);
  return form;
};

/** Builds the request without the session's token and the form token. */
export const requestOf = (call: Call, values: AnyValues): ApiRequest => {
  const { method, path, answer, upload, transfer: watched } = call;
  const { schema } = answer;
  const { path: parameters, query, body, idempotencyKey, ifMatch, file, transfer, bearer: token } = values;
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters?.[name] ?? '')),
    ...(query && { query }),
    ...(body !== undefined && { body }),
    ...(upload && file && { body: multipart(upload.field, file) }),
    ...(schema.kind === 'file' && { file: schema.type }),
    ...(watched && { timeoutFactor: watched.timeoutFactor }),
    ...(transfer && { transfer }),
    headers: {
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
      ...(token !== undefined && bearer(token)),
    },
  };
};

/** @param report receives failures that have a fallback value but must be reported */
export const outcomeOf = <C extends Call>(
  call: C,
  answered: Result<ApiResponse, Refusal | CallFailure>,
  report?: (error: Error) => void,
): Outcome<C> => settle(call, answered, report) as Outcome<C>;

const settle = (
  { method, path, answer, rejections, fallback }: Call,
  answered: Result<ApiResponse, Refusal | CallFailure>,
  report?: (error: Error) => void,
): unknown => {
  const read = answered.ok ? readAnswer(answer, answered.value) : answered;
  if (!fallback) return read.ok ? read : fail(rejectionOf(read.error, rejections));
  if (read.ok) return read.value;
  if (fallback.reported) report?.(new Error(`${method} ${path}: ${read.error.kind}`));
  return fallback.into;
};

const readAnswer = ({ schema, accepts }: Rule<unknown>, { status, body }: ApiResponse) => {
  if (schema.kind === 'ignored' || (schema.kind === 'no-content' && status === 204))
    return succeed(undefined);
  return schema.kind !== 'no-content' && accepts(body) ? succeed(body) : malformed;
};

const rejectionOf = (
  failure: Refusal | CallFailure,
  { refusals = {}, checksStatus, other }: Rejections = {},
): { readonly kind: string } => {
  if (failure.kind !== 'refused' || failure.status >= 500) return asCallFailure(failure);
  const kind = failure.code === undefined ? undefined : kindOfCode(refusals, failure.code);
  const isNamed = kind !== undefined && (!checksStatus || refusals[kind]?.status === failure.status);
  return isNamed ? { kind } : (other?.(failure) ?? asCallFailure(failure));
};
