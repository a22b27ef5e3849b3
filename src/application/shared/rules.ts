import {
  isBoolean,
  isIn,
  isInt,
  isISO8601,
  isNumber,
  isString,
  length,
  matches,
  max,
  min,
} from 'class-validator';
import { isLine, isLines } from '#domain/shared/lines';
import type { FileContent } from './FileSaver';

/** Rule in a data format from which contract matchers and test examples are derived. */
export type RuleSchema =
  | { readonly kind: 'string' | 'boolean' | 'date' }
  | { readonly kind: 'text'; readonly shortest: number; readonly longest?: number }
  | { readonly kind: 'integer' | 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'no-content' | 'ignored' }
  | { readonly kind: 'file'; readonly type: string }
  | { readonly kind: 'pattern'; readonly of: RegExp }
  | { readonly kind: 'one-of'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'optional' | 'list'; readonly of: Rule<unknown> }
  | { readonly kind: 'shape'; readonly fields: Readonly<Record<string, Rule<unknown>>> };

/** Describes a value that the site sends or receives. Validated with class-validator. */
export interface Rule<T> {
  readonly schema: RuleSchema;
  readonly accepts: (value: unknown) => value is T;
  /** Stricter than `accepts` if the site accepts more values than the contract allows. */
  readonly conforms: (value: unknown) => boolean;
}

export type RuleValue<R> = R extends { readonly accepts: (value: unknown) => value is infer T } ? T : never;

const rule = <T>(schema: RuleSchema, check: (value: unknown) => boolean, conforms = check): Rule<T> => ({
  schema,
  accepts: (value): value is T => check(value),
  conforms,
});

/** Accepts any string, including an empty one. */
export const string = (): Rule<string> => rule({ kind: 'string' }, isString);

/** Accepts a non-empty string. Lengths are in characters. */
export const text = (shortest = 1, longest?: number): Rule<string> =>
  rule({ kind: 'text', shortest, ...(longest !== undefined && { longest }) }, (value) =>
    length(value, shortest, longest),
  );

const checkedText =
  (isAllowed: (text: string) => boolean) =>
  (shortest = 0, longest?: number): Rule<string> =>
    rule(
      shortest === 0 ? { kind: 'string' } : text(shortest, longest).schema,
      (value) => length(value, shortest, longest) && isAllowed(value as string),
    );

/** Accepts one line. The texts of requests are described with `line`, `lines` or `secret`. Lengths are in characters. */
export const line = checkedText(isLine);

/** Accepts a text of several lines. Lengths are in characters. */
export const lines = checkedText(isLines);

/** Accepts a password, which may contain any character. */
export const secret = (): Rule<string> => string();

/** @param of regular expression for the whole string */
export const pattern = (of: RegExp): Rule<string> =>
  rule({ kind: 'pattern', of }, (value) => matches(value as string, of));

export const integer = (least = -Infinity): Rule<number> =>
  rule({ kind: 'integer', least, most: Infinity }, (value) => isInt(value) && min(value, least));

export const number = (least = -Infinity, most = Infinity): Rule<number> =>
  rule({ kind: 'number', least, most }, (value) => isNumber(value) && min(value, least) && max(value, most));

export const boolean = (): Rule<boolean> => rule({ kind: 'boolean' }, isBoolean);

/** Pattern for an ISO 8601 date with a time and a UTC offset. */
export const dateTimePattern =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** ISO 8601 date. The contract requires a time and a UTC offset. */
export const isoDate = (options?: { readonly strict: boolean }): Rule<string> =>
  rule(
    { kind: 'date' },
    (value) => isISO8601(value, options),
    (value) => isISO8601(value, options) && matches(value as string, dateTimePattern),
  );

export const oneOf = <const T extends string | number>(values: readonly T[]): Rule<T> =>
  rule({ kind: 'one-of', values }, (value) => isIn(value, values));

/** Uses `of` for the contract. The site also accepts values that match `read`. */
export const lenient = <T>(of: Rule<unknown>, read: Rule<T>): Rule<T> =>
  rule(of.schema, read.accepts, of.conforms);

/** The contract requires a JWT. The site accepts any text, because the code that uses the token verifies it. */
export const jwt = (): Rule<string> => lenient(pattern(/^[\w-]+\.[\w-]+\.[\w-]+$/), text());

/**
 * The contract requires a path on the site or an http(s) URL without credentials.
 * The site accepts any text unless `strict` is set, because links are validated where they are used.
 */
export const webAddress = ({ strict = false } = {}): Rule<string> => {
  const address = pattern(/^(https?:\/\/[^\s/?#@]+([/?#]\S*)?|\/([^\s/\\]\S*)?)$/);
  return strict ? address : lenient(address, text());
};

/** Also accepts null and undefined. */
export const optional = <T>(of: Rule<T>): Rule<T | null | undefined> =>
  rule(
    { kind: 'optional', of },
    (value) => value === null || value === undefined || of.accepts(value),
    (value) => value === null || value === undefined || of.conforms(value),
  );

/** Also accepts null, but not undefined: otherwise an unrelated object could pass as a valid response. */
export const nullable = <T>(of: Rule<T>): Rule<T | null> =>
  rule(
    { kind: 'optional', of },
    (value) => value === null || of.accepts(value),
    (value) => value === null || of.conforms(value),
  );

/** Also accepts a missing value. */
export const possiblyMissing = <T>(of: Rule<T>): Rule<T | undefined> =>
  rule(
    { kind: 'optional', of },
    (value) => value === undefined || of.accepts(value),
    (value) => value === undefined || of.conforms(value),
  );

/** Accepts a value that any of the rules accepts. Only for stored values, because no matcher can be derived from it. */
export const anyOf = <R extends readonly Rule<unknown>[]>(...rules: R): Rule<RuleValue<R[number]>> =>
  rule({ kind: 'ignored' }, (value) => rules.some(({ accepts }) => accepts(value)));

const listRule = <T>(
  of: Rule<unknown>,
  accepts: (entries: readonly unknown[]) => boolean,
): Rule<readonly T[]> =>
  rule(
    { kind: 'list', of },
    (value) => Array.isArray(value) && accepts(value),
    (value) => Array.isArray(value) && value.every(of.conforms),
  );

export const listOf = <T>(of: Rule<T>): Rule<readonly T[]> =>
  listRule(of, (entries) => entries.every(of.accepts));

/**
 * Accepts lists with invalid entries. `of` describes the valid entries, which the `readable` function selects.
 * If `each` is given, all entries must match it.
 */
export const lenientListOf = <T = unknown>(of: Rule<unknown>, each?: Rule<T>): Rule<readonly T[]> =>
  listRule(of, (entries) => !each || entries.every(each.accepts));

/** Like `lenientListOf`, but rejects non-empty lists in which all entries are invalid. */
export const someOf = (of: Rule<unknown>): Rule<readonly unknown[]> =>
  listRule(of, (entries) => entries.length === 0 || entries.some(of.accepts));

export const validEntries = <T>(of: Rule<T>, entries: readonly unknown[]): readonly T[] =>
  entries.filter(of.accepts);

type Fields = Readonly<Record<string, Rule<unknown>>>;
type OptionalNames<F> = { [N in keyof F]: undefined extends RuleValue<F[N]> ? N : never }[keyof F];

export type Shape<F> = { readonly [N in Exclude<keyof F, OptionalNames<F>>]: RuleValue<F[N]> } & {
  readonly [N in OptionalNames<F>]?: Exclude<RuleValue<F[N]>, undefined>;
};

/** Accepts objects with additional fields, so that the API can extend its responses. */
export const shape = <const F extends Fields>(fields: F): Rule<Shape<F>> =>
  rule(
    { kind: 'shape', fields },
    (value) => isObject(value) && Object.entries(fields).every(([name, field]) => field.accepts(value[name])),
    (value) =>
      isObject(value) && Object.entries(fields).every(([name, field]) => field.conforms(value[name])),
  );

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Accepts any value, including a missing one. */
export const anything = (): Rule<unknown> => rule({ kind: 'ignored' }, () => true);

/** Accepts only status 204. */
export const noContent: Rule<undefined> = rule({ kind: 'no-content' }, () => true);

/** Accepts a file instead of JSON. @param type media type of the file */
export const file = (type: string): Rule<FileContent> =>
  rule({ kind: 'file', type }, (value) => isObject(value) && value.type === type && hasBytes(value.bytes));

const hasBytes = (bytes: unknown): boolean =>
  typeof bytes === 'object' && bytes !== null && 'byteLength' in bytes && bytes.byteLength !== 0;

/** Accepts every successful response. */
export const ignored: Rule<undefined> = rule({ kind: 'ignored' }, () => true);
