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
import type { FileContent } from '../../../application/shared/FileSaver';

/** A rule as data: the matchers of the contracts and the examples of the tests are derived from it. */
export type Form =
  | { readonly kind: 'string' | 'boolean' | 'date' }
  | { readonly kind: 'text'; readonly shortest: number; readonly longest?: number }
  | { readonly kind: 'integer' | 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'no-content' | 'ignored' }
  | { readonly kind: 'file'; readonly type: string }
  | { readonly kind: 'pattern'; readonly of: RegExp }
  | { readonly kind: 'one-of'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'optional' | 'list'; readonly of: Rule<unknown> }
  | { readonly kind: 'shape'; readonly fields: Readonly<Record<string, Rule<unknown>>> };

/** Describes one value that is sent or received. class-validator checks it. */
export interface Rule<T> {
  readonly form: Form;
  readonly accepts: (value: unknown) => value is T;
  /** Stricter than `accepts` where the site can read more than a provider may answer. */
  readonly agrees: (value: unknown) => boolean;
}

export type Accepted<R> = R extends { readonly accepts: (value: unknown) => value is infer T } ? T : never;

const rule = <T>(form: Form, check: (value: unknown) => boolean, agrees = check): Rule<T> => ({
  form,
  accepts: (value): value is T => check(value),
  agrees,
});

/** Any string, also an empty one. */
export const string = (): Rule<string> => rule({ kind: 'string' }, isString);

/** A string that is not empty. Lengths are in characters. */
export const text = (shortest = 1, longest?: number): Rule<string> =>
  rule({ kind: 'text', shortest, ...(longest !== undefined && { longest }) }, (value) =>
    length(value, shortest, longest),
  );

/** @param of matches the whole string */
export const pattern = (of: RegExp): Rule<string> =>
  rule({ kind: 'pattern', of }, (value) => matches(value as string, of));

export const integer = (least = -Infinity): Rule<number> =>
  rule({ kind: 'integer', least, most: Infinity }, (value) => isInt(value) && min(value, least));

export const number = (least = -Infinity, most = Infinity): Rule<number> =>
  rule({ kind: 'number', least, most }, (value) => isNumber(value) && min(value, least) && max(value, most));

export const boolean = (): Rule<boolean> => rule({ kind: 'boolean' }, isBoolean);

/** ISO 8601 with time and offset. */
export const moment =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** Agreed with time and offset. */
export const isoDate = (options?: { readonly strict: boolean }): Rule<string> =>
  rule(
    { kind: 'date' },
    (value) => isISO8601(value, options),
    (value) => isISO8601(value, options) && matches(value as string, moment),
  );

export const oneOf = <const T extends string | number>(values: readonly T[]): Rule<T> =>
  rule({ kind: 'one-of', values }, (value) => isIn(value, values));

/** Providers answer what `agreed` describes; the site also reads what `read` accepts. */
export const agreed = <T>(of: Rule<unknown>, read: Rule<T>): Rule<T> =>
  rule(of.form, read.accepts, of.agrees);

/** Agreed as a JWT. Any text is read: whoever uses it verifies it. */
export const jwt = (): Rule<string> => agreed(pattern(/^[\w-]+\.[\w-]+\.[\w-]+$/), text());

/** Agreed as http(s) without a name and password, or a path of the site. Whoever goes there looks at it. */
export const webAddress = (): Rule<string> =>
  agreed(pattern(/^(https?:\/\/[^\s/?#@]+([/?#]\S*)?|\/([^\s/\\]\S*)?)$/), text());

/** Also accepts null and a missing field. */
export const optional = <T>(of: Rule<T>): Rule<T | null | undefined> =>
  rule(
    { kind: 'optional', of },
    (value) => value === null || value === undefined || of.accepts(value),
    (value) => value === null || value === undefined || of.agrees(value),
  );

/** Also accepts null, but no missing field: an object of another kind is not taken for an answer. */
export const orNull = <T>(of: Rule<T>): Rule<T | null> =>
  rule(
    { kind: 'optional', of },
    (value) => value === null || of.accepts(value),
    (value) => value === null || of.agrees(value),
  );

const listRule = <T>(
  of: Rule<unknown>,
  accepts: (entries: readonly unknown[]) => boolean,
): Rule<readonly T[]> =>
  rule(
    { kind: 'list', of },
    (value) => Array.isArray(value) && accepts(value),
    (value) => Array.isArray(value) && value.every(of.agrees),
  );

export const listOf = <T>(of: Rule<T>): Rule<readonly T[]> =>
  listRule(of, (entries) => entries.every(of.accepts));

/**
 * `of` describes the entries, but invalid ones do not invalidate the list: read them with `readable`.
 * All entries have to match `each`.
 */
export const entriesOf = <T = unknown>(of: Rule<unknown>, each?: Rule<T>): Rule<readonly T[]> =>
  listRule(of, (entries) => !each || entries.every(each.accepts));

/** The same, but invalid when it has entries and all of them are invalid. */
export const someOf = (of: Rule<unknown>): Rule<readonly unknown[]> =>
  listRule(of, (entries) => entries.length === 0 || entries.some(of.accepts));

export const readable = <T>(of: Rule<T>, entries: readonly unknown[]): readonly T[] =>
  entries.filter(of.accepts);

type Fields = Readonly<Record<string, Rule<unknown>>>;
type OptionalNames<F> = { [N in keyof F]: undefined extends Accepted<F[N]> ? N : never }[keyof F];

export type Shape<F> = { readonly [N in Exclude<keyof F, OptionalNames<F>>]: Accepted<F[N]> } & {
  readonly [N in OptionalNames<F>]?: Accepted<F[N]>;
};

/** Additional fields are accepted: an answer may grow. */
export const shape = <const F extends Fields>(fields: F): Rule<Shape<F>> =>
  rule(
    { kind: 'shape', fields },
    (value) => isObject(value) && Object.entries(fields).every(([name, field]) => field.accepts(value[name])),
    (value) => isObject(value) && Object.entries(fields).every(([name, field]) => field.agrees(value[name])),
  );

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Any value, also a missing one. */
export const anything = (): Rule<unknown> => rule({ kind: 'ignored' }, () => true);

/** Status 204 is the only success. */
export const noContent: Rule<undefined> = rule({ kind: 'no-content' }, () => true);

/** The answer is a file, not JSON. @param type its media type */
export const file = (type: string): Rule<FileContent> =>
  rule({ kind: 'file', type }, (value) => isObject(value) && value.type === type && hasBytes(value.bytes));

const hasBytes = (bytes: unknown): boolean =>
  typeof bytes === 'object' && bytes !== null && 'byteLength' in bytes && bytes.byteLength !== 0;

/** Accepts every success. */
export const ignored: Rule<undefined> = rule({ kind: 'ignored' }, () => true);
