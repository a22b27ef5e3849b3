import { MatchersV3 } from '@pact-foundation/pact';
import type { Call } from '../../../src/infrastructure/http/shared/call';
import { moment, type Form, type Rule } from '../../../src/infrastructure/http/shared/rules';
import type { Agreement } from './agree';
import { provided } from './matching';

type Derive = (rule: Rule<unknown>, where: string) => unknown;

/** An example with a matcher that is not derived from its rule alone. */
class Special {
  constructor(readonly derive: Derive) {}
}

/**
 * Successful response to a call, with matchers derived from the rules of the call. The verification rejects other
 * types, null and empty texts.
 *
 * @param example contains the fields that the provider returns in this state, and no fields that the call does not
 *   declare; omitted if the site reads no body
 * @throws Error if the site could not read the example
 */
export const answerOf = ({ method, path, answer }: Call, example?: unknown): Agreement['answer'] =>
  answer.form.kind === 'no-content' || answer.form.kind === 'ignored'
    ? { status: 204 }
    : { status: 200, body: matcherOf(answer, example, `${method} ${path}`) };

/** Matches exactly this value, which is determined by the provider state. */
export const exactly = (value: unknown): Special =>
  new Special((rule, where) => MatchersV3.equal(accepted(rule, value, where)));

/** Matches a string format that is part of the contract but not validated by the site. */
export const matching = (form: RegExp, example: string): Special =>
  new Special((rule, where) => stringMatching(form, String(accepted(rule, example, where))));

/** Matches a non-empty string where the site would also accept an empty one. */
export const filled = (example: string): Special => matching(notEmpty, example);

/**
 * Matches a value supplied by the provider state. `expression` contains its name as `${name}`.
 *
 * @param example used while the consumer tests run
 */
export const ofState = (expression: string, example: string | number): Special =>
  new Special((rule, where) => {
    accepted(rule, example, where);
    return provided(expression, example);
  });

/** Matches a list that contains these entries, in any order and possibly among others. */
export const containing = (...entries: readonly unknown[]): Special =>
  new Special((rule, where) =>
    MatchersV3.arrayContaining(...entries.map((entry) => matcherOf(entryOf(rule, where), entry, where))),
  );

/** Matches a list that may be empty. All entries are matched like this one. */
export const possiblyEmpty = (entry: unknown): Special =>
  new Special((rule, where) => ({
    ...and('type'),
    min: 0,
    value: [matcherOf(entryOf(rule, where), entry, where)],
  }));

const notEmpty = /^[\s\S]+$/;

/** Also matches the type, because a regular expression alone accepts null, 7 and true. */
const stringMatching = (form: RegExp, value: string) => ({
  'pact:matcher:type': [
    { 'pact:matcher:type': 'type' },
    { 'pact:matcher:type': 'regex', regex: form.source },
  ],
  value,
});

const and = (type: string) => ({ 'pact:matcher:type': type });

export const matcherOf = (rule: Rule<unknown>, example: unknown, where: string): unknown => {
  if (example instanceof Special) return example.derive(rule, where);
  const { form } = rule;
  switch (form.kind) {
    case 'shape':
      return fieldMatchers(form.fields, example, where);
    case 'list':
      return listMatcher(form.of, example, where);
    case 'optional':
      return example === null ? null : matcherOf(form.of, example, where);
    default:
      return valueMatcher(rule, accepted(rule, example, where), where);
  }
};

const valueMatcher = ({ form }: Rule<unknown>, value: unknown, where: string): unknown => {
  switch (form.kind) {
    case 'text':
      return stringMatching(lengths(form.shortest, form.longest), String(value));
    case 'date':
      return stringMatching(moment, String(value));
    case 'pattern':
      return stringMatching(form.of, String(value));
    case 'string':
    case 'boolean':
      return { ...and('type'), value };
    case 'integer':
    case 'number':
      return numberMatcher(form, value);
    case 'one-of':
      return {
        'pact:matcher:type': [
          and(typeof value === 'number' ? 'integer' : 'type'),
          { ...and('regex'), regex: `^(${form.values.join('|')})$` },
        ],
        value,
      };
    default:
      throw new Error(`${where} has nothing to match.`);
  }
};

const lengths = (shortest: number, longest?: number): RegExp =>
  shortest === 1 && longest === undefined ? notEmpty : new RegExp(`^[\\s\\S]{${shortest},${longest ?? ''}}$`);

type Bounded = Extract<Form, { readonly kind: 'integer' | 'number' }>;

/** Expresses bounds as regular expressions, because Pact cannot compare numbers. */
const numberMatcher = ({ kind, least, most }: Bounded, value: unknown): unknown => {
  if (least === -Infinity && most === Infinity) return { ...and(kind), value };
  return { 'pact:matcher:type': [and(kind), { ...and('regex'), regex: between(least, most) }], value };
};

const fraction = String.raw`(\.\d+)?`;
const noFraction = String.raw`(\.0+)?`;

/** Regular expression for numbers from 0 or 1 up to a power of ten or infinity. */
const between = (least: number, most: number): string => {
  if (least === 1 && most === Infinity) return `^[1-9]\\d*${fraction}$`;
  const digits = Math.log10(most);
  if (least !== 0 || (most !== Infinity && !Number.isInteger(digits))) {
    throw new Error(`There is no pattern of the numbers from ${least} to ${most}.`);
  }
  if (most === Infinity) return `^\\d+${fraction}$`;
  const below = digits === 0 ? '0' : `\\d{1,${digits}}`;
  return `^(${below}${fraction}|${most}${noFraction})$`;
};

const fieldMatchers = (
  fields: Readonly<Record<string, Rule<unknown>>>,
  example: unknown,
  where: string,
): Readonly<Record<string, unknown>> => {
  if (typeof example !== 'object' || example === null) throw new Error(`${where} is an object.`);
  const missing = Object.keys(fields).find(
    (name) => fields[name]?.form.kind !== 'optional' && !(name in example),
  );
  if (missing !== undefined) throw new Error(`${where} needs ${missing}.`);
  return Object.fromEntries(
    Object.entries(example).map(([name, value]: [string, unknown]) => {
      const field = fields[name];
      if (!field) throw new Error(`${where} does not read ${name}.`);
      return [name, matcherOf(field, value, `${where}, ${name}`)];
    }),
  );
};

const listMatcher = (of: Rule<unknown>, example: unknown, where: string): unknown => {
  if (!Array.isArray(example)) throw new Error(`${where} is a list.`);
  const [entry, ...others] = example as readonly unknown[];
  if (others.length > 0) throw new Error(`${where} needs one example of its entries.`);
  return example.length === 0 ? [] : { ...and('type'), min: 1, value: [matcherOf(of, entry, where)] };
};

const entryOf = ({ form }: Rule<unknown>, where: string): Rule<unknown> => {
  if (form.kind !== 'list') throw new Error(`${where} is no list.`);
  return form.of;
};

const accepted = (rule: Rule<unknown>, value: unknown, where: string): unknown => {
  if (!rule.agrees(value)) throw new Error(`${where} can't be ${JSON.stringify(value)}.`);
  return value;
};
