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

/** A rule as data: the matchers of the contracts and the examples of the tests are derived from it. */
export type Form =
  | { readonly kind: 'text' | 'string' | 'integer' | 'number' | 'boolean' | 'date' }
  | { readonly kind: 'no-content' | 'ignored' }
  | { readonly kind: 'pattern'; readonly of: RegExp }
  | { readonly kind: 'one-of'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'optional' | 'list'; readonly of: Rule<unknown> }
  | { readonly kind: 'shape'; readonly fields: Readonly<Record<string, Rule<unknown>>> };

/** Describes one value that is sent or received. class-validator checks it. */
export interface Rule<T> {
  readonly form: Form;
  readonly accepts: (value: unknown) => value is T;
}

export type Accepted<R> = R extends { readonly accepts: (value: unknown) => value is infer T } ? T : never;

const rule = <T>(form: Form, check: (value: unknown) => boolean): Rule<T> => ({
  form,
  accepts: (value): value is T => check(value),
});

/** Any string, also an empty one. */
export const string = (): Rule<string> => rule({ kind: 'string' }, isString);

/** A string that is not empty. Lengths are in characters. */
export const text = (shortest = 1, longest?: number): Rule<string> =>
  rule({ kind: 'text' }, (value) => length(value, shortest, longest));

/** @param of matches the whole string */
export const pattern = (of: RegExp): Rule<string> =>
  rule({ kind: 'pattern', of }, (value) => matches(value as string, of));

export const integer = (least = -Infinity): Rule<number> =>
  rule({ kind: 'integer' }, (value) => isInt(value) && min(value, least));

export const number = (least = -Infinity, most = Infinity): Rule<number> =>
  rule({ kind: 'number' }, (value) => isNumber(value) && min(value, least) && max(value, most));

export const boolean = (): Rule<boolean> => rule({ kind: 'boolean' }, isBoolean);

export const isoDate = (options?: { readonly strict: boolean }): Rule<string> =>
  rule({ kind: 'date' }, (value) => isISO8601(value, options));

export const oneOf = <const T extends string | number>(values: readonly T[]): Rule<T> =>
  rule({ kind: 'one-of', values }, (value) => isIn(value, values));

/** Also accepts null and a missing field. */
export const optional = <T>(of: Rule<T>): Rule<T | null | undefined> =>
  rule({ kind: 'optional', of }, (value) => value === null || value === undefined || of.accepts(value));

export const listOf = <T>(of: Rule<T>): Rule<readonly T[]> =>
  rule({ kind: 'list', of }, (value) => Array.isArray(value) && value.every(of.accepts));

/**
 * `of` describes the entries, but invalid ones do not invalidate the list: read them with `readable`.
 * All entries have to match `each`.
 */
export const entriesOf = <T = unknown>(of: Rule<unknown>, each?: Rule<T>): Rule<readonly T[]> =>
  rule({ kind: 'list', of }, (value) => Array.isArray(value) && (!each || value.every(each.accepts)));

/** The same, but invalid when it has entries and all of them are invalid. */
export const someOf = (of: Rule<unknown>): Rule<readonly unknown[]> =>
  rule(
    { kind: 'list', of },
    (value) => Array.isArray(value) && (value.length === 0 || value.some(of.accepts)),
  );

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
  );

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Status 204 is the only success. */
export const noContent: Rule<undefined> = rule({ kind: 'no-content' }, () => true);

/** Accepts every success. */
export const ignored: Rule<undefined> = rule({ kind: 'ignored' }, () => true);
