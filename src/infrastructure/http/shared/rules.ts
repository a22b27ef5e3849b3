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

/** What a rule says of a value, as data: the matchers of the contracts and the examples of the tests come from it. */
export type Form =
  | { readonly kind: 'text' | 'string' | 'integer' | 'number' | 'boolean' | 'date' }
  | { readonly kind: 'no-content' | 'ignored' }
  | { readonly kind: 'pattern'; readonly of: RegExp }
  | { readonly kind: 'one-of'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'optional' | 'list'; readonly of: Rule<unknown> }
  | { readonly kind: 'shape'; readonly fields: Readonly<Record<string, Rule<unknown>>> };

/** One description of a value that is sent or answered. class-validator checks it. */
export interface Rule<T> {
  readonly form: Form;
  readonly accepts: (value: unknown) => value is T;
}

/** The type of the values that a rule accepts. */
export type Accepted<R> = R extends { readonly accepts: (value: unknown) => value is infer T } ? T : never;

const rule = <T>(form: Form, check: (value: unknown) => boolean): Rule<T> => ({
  form,
  accepts: (value): value is T => check(value),
});

/** Any string, the empty one too. */
export const string = (): Rule<string> => rule({ kind: 'string' }, isString);

/** A string that is not empty. Lengths are in characters. */
export const text = (shortest = 1, longest?: number): Rule<string> =>
  rule({ kind: 'text' }, (value) => length(value, shortest, longest));

/** @param of describes the whole string */
export const pattern = (of: RegExp): Rule<string> =>
  rule({ kind: 'pattern', of }, (value) => matches(value as string, of));

export const integer = (least = -Infinity): Rule<number> =>
  rule({ kind: 'integer' }, (value) => isInt(value) && min(value, least));

export const number = (least = -Infinity, most = Infinity): Rule<number> =>
  rule({ kind: 'number' }, (value) => isNumber(value) && min(value, least) && max(value, most));

export const boolean = (): Rule<boolean> => rule({ kind: 'boolean' }, isBoolean);

/** An ISO 8601 date. */
export const isoDate = (options?: { readonly strict: boolean }): Rule<string> =>
  rule({ kind: 'date' }, (value) => isISO8601(value, options));

export const oneOf = <const T extends string | number>(values: readonly T[]): Rule<T> =>
  rule({ kind: 'one-of', values }, (value) => isIn(value, values));

/** Null and a missing field are accepted, too. */
export const optional = <T>(of: Rule<T>): Rule<T | null | undefined> =>
  rule({ kind: 'optional', of }, (value) => value === null || value === undefined || of.accepts(value));

/** A list whose entries all keep the rule. */
export const listOf = <T>(of: Rule<T>): Rule<readonly T[]> =>
  rule({ kind: 'list', of }, (value) => Array.isArray(value) && value.every(of.accepts));

/**
 * A list that is agreed to hold what `of` describes, but is not refused for entries that break it: read them with
 * `readable`. Entries have to keep `each`.
 */
export const entriesOf = <T = unknown>(of: Rule<unknown>, each?: Rule<T>): Rule<readonly T[]> =>
  rule({ kind: 'list', of }, (value) => Array.isArray(value) && (!each || value.every(each.accepts)));

/** The same, refused when it has entries and none of them can be read. */
export const someOf = (of: Rule<unknown>): Rule<readonly unknown[]> =>
  rule(
    { kind: 'list', of },
    (value) => Array.isArray(value) && (value.length === 0 || value.some(of.accepts)),
  );

export const readable = <T>(of: Rule<T>, entries: readonly unknown[]): readonly T[] =>
  entries.filter(of.accepts);

type Fields = Readonly<Record<string, Rule<unknown>>>;
type OptionalNames<F> = { [N in keyof F]: undefined extends Accepted<F[N]> ? N : never }[keyof F];

/** The object that the fields describe; those that may be missing are optional. */
export type Shape<F> = { readonly [N in Exclude<keyof F, OptionalNames<F>>]: Accepted<F[N]> } & {
  readonly [N in OptionalNames<F>]?: Accepted<F[N]>;
};

/** An object with these fields. Others are let through: an answer may grow. */
export const shape = <const F extends Fields>(fields: F): Rule<Shape<F>> =>
  rule(
    { kind: 'shape', fields },
    (value) => isObject(value) && Object.entries(fields).every(([name, field]) => field.accepts(value[name])),
  );

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Status 204, which is the only success of such a call. */
export const noContent: Rule<undefined> = rule({ kind: 'no-content' }, () => true);

/** Every success, whatever it holds. */
export const ignored: Rule<undefined> = rule({ kind: 'ignored' }, () => true);
