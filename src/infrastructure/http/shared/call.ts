import type { Buyer } from '../../../domain/commerce/Purchase';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Failure, type Result } from '../../../domain/shared/Result';
import { asCallFailure, type ApiAnswer, type ApiRequest, type Refusal } from './ApiClient';
import type { Accepted, Rule } from './rules';

/** Which refusals have a kind of their own. Those of status 500 and above never have: they are `server` failures. */
export interface Rejections {
  /** The only status whose codes count; without it, codes count with every status below 500. */
  readonly status?: number;
  /** Server code to rejection. */
  readonly codes?: Readonly<Record<number, { readonly kind: string }>>;
  /** What every other refusal below 500 is; nothing where its code says it. */
  readonly other?: (refusal: Refusal) => { readonly kind: string } | undefined;
}

/**
 * One call of the API. Its adapter, its tests in bad weather and its pact for an expired session are derived from it.
 */
export interface Call {
  readonly method: ApiRequest['method'];
  /** Root-relative. Parameters stand in braces, and each fills one segment. */
  readonly path: string;
  /**
   * Whose bearer it carries.
   *
   * - `anyone`: none
   * - `player`: that of the session, renewed once when the server refuses it
   * - `buyer`: a player's as above, or that of a ghost, which is never renewed
   * - `holder`: the one that is given with the call
   */
  readonly as: 'anyone' | 'player' | 'buyer' | 'holder';
  readonly query?: Readonly<Record<string, Rule<string | number>>>;
  readonly body?: Rule<unknown>;
  /** Sent with a form token that is issued for it (D-12). */
  readonly formToken?: true;
  /** Sent with a key that makes one thing of the same request, however often it is sent. */
  readonly idempotencyKey?: true;
  readonly answer: Rule<unknown>;
  readonly rejections?: Rejections;
  /** Failures are not told; `reported` ones go to the error reporter. */
  readonly swallow?: { readonly into: unknown; readonly reported?: true };
}

/** A call that a session is not needed for: what sessions are made of may use it. */
export type OpenCall = Call & {
  readonly as: 'anyone' | 'holder';
  readonly formToken?: never;
  readonly swallow?: { readonly reported?: never };
};

export const call = <const C extends Call>(description: C): C => description;

type Parameters<P> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Parameters<Rest> : never;

/** What is sent with a call. */
export type Values<C extends Call> = ([Parameters<C['path']>] extends [never]
  ? unknown
  : { readonly path: Readonly<Record<Parameters<C['path']>, string>> }) &
  (C extends { readonly query: infer Q }
    ? { readonly query: { readonly [N in keyof Q]: Accepted<Q[N]> } }
    : unknown) &
  (C extends { readonly body: infer B } ? { readonly body: Accepted<B> } : unknown) &
  (C extends { readonly idempotencyKey: true } ? { readonly idempotencyKey: string } : unknown) &
  (C extends { readonly as: 'buyer' } ? { readonly buyer: Buyer } : unknown) &
  (C extends { readonly as: 'holder' } ? { readonly bearer: string } : unknown);

/** Of a call that is not known at compile time, anything may be sent. */
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
  readonly buyer?: Buyer;
  readonly bearer?: string;
}

type RejectionOf<R> =
  | (R extends { readonly codes: infer Codes } ? Codes[keyof Codes] : never)
  | (R extends { readonly other: (refusal: Refusal) => infer Other } ? Exclude<Other, undefined> : never);

/** What comes of a call: a Result, or the answer alone where failures are swallowed. */
export type Outcome<C extends Call> = C extends { readonly swallow: { readonly into: infer Swallowed } }
  ? Accepted<C['answer']> | Swallowed
  : Result<
      Accepted<C['answer']>,
      (C extends { readonly rejections: infer R } ? RejectionOf<R> : never) | CallFailure
    >;

export const malformed: Failure<{ readonly kind: 'malformed' }> = fail({ kind: 'malformed' });

export const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });

export const withHeaders = (request: ApiRequest, headers: Readonly<Record<string, string>>): ApiRequest => ({
  ...request,
  headers: { ...request.headers, ...headers },
});

/** All of the request but the bearer of a session and the form token. */
export const requestOf = ({ method, path }: Call, values: AnyValues): ApiRequest => {
  const { path: parameters, query, body, idempotencyKey, bearer: token } = values;
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters?.[name] ?? '')),
    ...(query && { query }),
    ...(body !== undefined && { body }),
    headers: {
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      ...(token !== undefined && bearer(token)),
    },
  };
};

/** @param report takes swallowed failures that are reported */
export const outcomeOf = <C extends Call>(
  call: C,
  answered: Result<ApiAnswer, Refusal | CallFailure>,
  report?: (error: Error) => void,
): Outcome<C> => settle(call, answered, report) as Outcome<C>;

const settle = (
  { method, path, answer, rejections, swallow }: Call,
  answered: Result<ApiAnswer, Refusal | CallFailure>,
  report?: (error: Error) => void,
): unknown => {
  const read = answered.ok ? readAnswer(answer, answered.value) : answered;
  if (!swallow) return read.ok ? read : fail(rejectionOf(read.error, rejections));
  if (read.ok) return read.value;
  if (swallow.reported) report?.(new Error(`${method} ${path}: ${read.error.kind}`));
  return swallow.into;
};

const readAnswer = ({ form, accepts }: Rule<unknown>, { status, body }: ApiAnswer) => {
  if (form.kind === 'ignored' || (form.kind === 'no-content' && status === 204)) return succeed(undefined);
  return form.kind !== 'no-content' && accepts(body) ? succeed(body) : malformed;
};

const rejectionOf = (
  failure: Refusal | CallFailure,
  { status, codes, other }: Rejections = {},
): { readonly kind: string } => {
  if (failure.kind !== 'refused' || failure.status >= 500) return asCallFailure(failure);
  const isNamed = failure.code !== undefined && (status ?? failure.status) === failure.status;
  return (isNamed ? codes?.[failure.code] : undefined) ?? other?.(failure) ?? asCallFailure(failure);
};
