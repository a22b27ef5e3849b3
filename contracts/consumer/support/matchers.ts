import { MatchersV3 } from '@pact-foundation/pact';
import { dateTimePattern, type RuleSchema, type Rule } from '#application/shared/rules';
import type { Call } from '#infrastructure/http/shared/call';
import type { Interaction } from './addInteraction';
import { fromProviderState } from './providerStateValues';

type Derive = (rule: Rule<unknown>, where: string) => unknown;

/** An example whose matcher cannot be derived from its rule alone. */
class CustomMatcher {
  constructor(readonly derive: Derive) {}
}

/**
 * Creates a successful response to a call, with matchers derived from the call's rules. Verification rejects other
 * types, null and empty texts.
 *
 * @param example contains the fields that the provider returns in this state, all of which the call must declare;
 *   omitted if the site reads no body
 * @throws Error if the site could not read the example
 */
export const responseOf = ({ method, path, answer }: Call, example?: unknown): Interaction['response'] =>
  answer.schema.kind === 'no-content' || answer.schema.kind === 'ignored'
    ? { status: 204 }
    : { status: 200, body: matcherFor(answer, example, `${method} ${path}`) };

/** Matches only this exact value, which the provider state determines. */
export const exactly = (value: unknown): CustomMatcher =>
  new CustomMatcher((rule, where) => MatchersV3.equal(requireAccepted(rule, value, where)));

/** Matches a string format that the contract requires but the site does not validate. */
export const matchingPattern = (form: RegExp, example: string): CustomMatcher =>
  new CustomMatcher((rule, where) => stringMatching(form, String(requireAccepted(rule, example, where))));

/** Matches a non-empty string where the site would also accept an empty one. */
export const nonEmpty = (example: string): CustomMatcher => matchingPattern(notEmpty, example);

/**
 * Matches a value that the provider state supplies. `expression` contains the name of the value as `${name}`.
 *
 * @param example value to use in consumer tests
 */
export const stateValue = (expression: string, example: string | number): CustomMatcher =>
  new CustomMatcher((rule, where) => {
    requireAccepted(rule, example, where);
    return fromProviderState(expression, example);
  });

/** Matches a list that contains these entries in any order. The list may contain other entries. */
export const arrayContaining = (...entries: readonly unknown[]): CustomMatcher =>
  new CustomMatcher((rule, where) =>
    MatchersV3.arrayContaining(...entries.map((entry) => matcherFor(entryOf(rule, where), entry, where))),
  );

/** Matches a list that may be empty. All entries must match the given entry. */
export const possiblyEmptyArray = (entry: unknown): CustomMatcher =>
  new CustomMatcher((rule, where) => ({
    ...matcherType('type'),
    min: 0,
    value: [matcherFor(entryOf(rule, where), entry, where)],
  }));

const notEmpty = /^[\s\S]+$/;

/** Matches a string by pattern. Also checks the type, because a pattern alone would accept null, 7 and true. */
const stringMatching = (form: RegExp, value: string) => ({
  'pact:matcher:type': [
    { 'pact:matcher:type': 'type' },
    { 'pact:matcher:type': 'regex', regex: form.source },
  ],
  value,
});

const matcherType = (type: string) => ({ 'pact:matcher:type': type });

export const matcherFor = (rule: Rule<unknown>, example: unknown, where: string): unknown => {
  if (example instanceof CustomMatcher) return example.derive(rule, where);
  const { schema } = rule;
  switch (schema.kind) {
    case 'shape':
      return fieldMatchers(schema.fields, example, where);
    case 'list':
      return listMatcher(schema.of, example, where);
    case 'optional':
      return example === null ? null : matcherFor(schema.of, example, where);
    default:
      return valueMatcher(rule, requireAccepted(rule, example, where), where);
  }
};

const valueMatcher = ({ schema }: Rule<unknown>, value: unknown, where: string): unknown => {
  switch (schema.kind) {
    case 'text':
      return stringMatching(lengthPattern(schema.shortest, schema.longest), String(value));
    case 'date':
      return stringMatching(dateTimePattern, String(value));
    case 'pattern':
      return stringMatching(schema.of, String(value));
    case 'string':
    case 'boolean':
      return { ...matcherType('type'), value };
    case 'integer':
    case 'number':
      return numberMatcher(schema, value);
    case 'one-of':
      return {
        'pact:matcher:type': [
          matcherType(typeof value === 'number' ? 'integer' : 'type'),
          { ...matcherType('regex'), regex: `^(${schema.values.join('|')})$` },
        ],
        value,
      };
    default:
      throw new Error(`${where} has nothing to match.`);
  }
};

const lengthPattern = (shortest: number, longest?: number): RegExp =>
  shortest === 1 && longest === undefined ? notEmpty : new RegExp(`^[\\s\\S]{${shortest},${longest ?? ''}}$`);

type Bounded = Extract<RuleSchema, { readonly kind: 'integer' | 'number' }>;

/** Expresses bounds as regular expressions, because Pact cannot compare numbers. */
const numberMatcher = ({ kind, least, most }: Bounded, value: unknown): unknown => {
  if (least === -Infinity && most === Infinity) return { ...matcherType(kind), value };
  return {
    'pact:matcher:type': [matcherType(kind), { ...matcherType('regex'), regex: rangePattern(least, most) }],
    value,
  };
};

const fraction = String.raw`(\.\d+)?`;
const noFraction = String.raw`(\.0+)?`;

/** Regular expression for numbers from 0 or 1 up to a power of ten or infinity. */
const rangePattern = (least: number, most: number): string => {
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
    (name) => fields[name]?.schema.kind !== 'optional' && !(name in example),
  );
  if (missing !== undefined) throw new Error(`${where} needs ${missing}.`);
  return Object.fromEntries(
    Object.entries(example).map(([name, value]: [string, unknown]) => {
      const field = fields[name];
      if (!field) throw new Error(`${where} does not read ${name}.`);
      return [name, matcherFor(field, value, `${where}, ${name}`)];
    }),
  );
};

const listMatcher = (of: Rule<unknown>, example: unknown, where: string): unknown => {
  if (!Array.isArray(example)) throw new Error(`${where} is a list.`);
  const [entry, ...others] = example as readonly unknown[];
  if (others.length > 0) throw new Error(`${where} needs one example of its entries.`);
  return example.length === 0
    ? []
    : { ...matcherType('type'), min: 1, value: [matcherFor(of, entry, where)] };
};

const entryOf = ({ schema }: Rule<unknown>, where: string): Rule<unknown> => {
  if (schema.kind !== 'list') throw new Error(`${where} is no list.`);
  return schema.of;
};

const requireAccepted = (rule: Rule<unknown>, value: unknown, where: string): unknown => {
  if (!rule.conforms(value)) throw new Error(`${where} can't be ${JSON.stringify(value)}.`);
  return value;
};
