import type { Buyer } from '../../../domain/commerce/Purchase';
import type { Transfer } from '../../../application/shared/Transfer';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Failure, type Result } from '../../../domain/shared/Result';
import { asCallFailure, type ApiAnswer, type ApiRequest, type Refusal } from './ApiClient';
import type { Accepted, Rule } from './rules';

/** Refusals with a kind of their own. Status 500 and above is always `server`. */
interface Rejections {
  /** Codes count only with this status; without it, with every status below 500. */
  readonly status?: number;
  /** Server code to rejection. */
  readonly codes?: Readonly<Record<number, { readonly kind: string }>>;
  /** The kind of every other refusal below 500; default: the kind of its code. */
  readonly other?: (refusal: Refusal) => { readonly kind: string } | undefined;
}

/** One call of the API. Its adapter, its failure tests and its pact for an expired session are derived from it. */
export interface Call {
  readonly method: ApiRequest['method'];
  /** Root-relative. A parameter in braces fills one segment. */
  readonly path: string;
  /**
   * Whose token it carries.
   * - `anyone`: none
   * - `player`: the session's, renewed once when refused
   * - `buyer`: the player's, or a ghost's, which is never renewed
   * - `holder`: an argument of the call
   */
  readonly as: 'anyone' | 'player' | 'buyer' | 'holder';
  readonly query?: Readonly<Record<string, Rule<string | number>>>;
  readonly body?: Rule<unknown>;
  /** Sent with a form token that is issued for it (D-12). */
  readonly formToken?: true;
  /** Sent with an idempotency key. */
  readonly idempotencyKey?: true;
  /** Sent with the version that was edited, as If-Match. */
  readonly ifMatch?: true;
  /** One file is sent in this field, as multipart/form-data. */
  readonly upload?: string;
  /** It takes long: it can be followed and given up. */
  readonly transfer?: {
    /** How many times longer than others it may take. */
    readonly patience: number;
  };
  readonly answer: Rule<unknown>;
  readonly rejections?: Rejections;
  /** Failures are not returned; `reported` ones go to the error reporter. */
  readonly swallow?: { readonly into: unknown; readonly reported?: true };
}

/** Does not need a session: the adapters of the session may use it. */
export type OpenCall = Call & {
  readonly as: 'anyone' | 'holder';
  readonly formToken?: never;
  readonly swallow?: { readonly reported?: never };
};

export const call = <const C extends Call>(description: C): C => description;

type Parameters<P> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Parameters<Rest> : never;

type Values<C extends Call> = ([Parameters<C['path']>] extends [never]
  ? unknown
  : { readonly path: Readonly<Record<Parameters<C['path']>, string>> }) &
  (C extends { readonly query: infer Q }
    ? { readonly query: { readonly [N in keyof Q]: Accepted<Q[N]> } }
    : unknown) &
  (C extends { readonly body: infer B } ? { readonly body: Accepted<B> } : unknown) &
  (C extends { readonly idempotencyKey: true } ? { readonly idempotencyKey: string } : unknown) &
  (C extends { readonly ifMatch: true } ? { readonly ifMatch: string | undefined } : unknown) &
  (C extends { readonly upload: string } ? { readonly file: SentFile } : unknown) &
  (C extends { readonly transfer: object } ? { readonly transfer: Transfer } : unknown) &
  (C extends { readonly as: 'buyer' } ? { readonly buyer: Buyer } : unknown) &
  (C extends { readonly as: 'holder' } ? { readonly bearer: string } : unknown);

interface SentFile {
  readonly name: string;
  readonly content: Blob;
}

/** A call that is not known at compile time accepts any values. */
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
  | (R extends { readonly codes: infer Codes } ? Codes[keyof Codes] : never)
  | (R extends { readonly other: (refusal: Refusal) => infer Other } ? Exclude<Other, undefined> : never);

/** A Result, or only the answer where failures are swallowed. */
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

const multipart = (field: string, { name, content }: SentFile): FormData => {
  const form = new FormData();
  form.append(field, content, name);
  return form;
};

/** Without the session's token and the form token. */
export const requestOf = (call: Call, values: AnyValues): ApiRequest => {
  const { method, path, answer, upload, transfer: watched } = call;
  const { form } = answer;
  const { path: parameters, query, body, idempotencyKey, ifMatch, file, transfer, bearer: token } = values;
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters?.[name] ?? '')),
    ...(query && { query }),
    ...(body !== undefined && { body }),
    ...(upload !== undefined && file && { body: multipart(upload, file) }),
    ...(form.kind === 'file' && { file: form.type }),
    ...(watched && { patience: watched.patience }),
    ...(transfer && { transfer }),
    headers: {
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
      ...(token !== undefined && bearer(token)),
    },
  };
};

/** @param report receives swallowed failures that are reported */
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
