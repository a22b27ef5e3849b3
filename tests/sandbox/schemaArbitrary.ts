import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '#contracts/openapi/JsonSchema';

const ajv = addFormats(new Ajv({ strict: false }));

const isValid = (schema: JsonSchema, value: unknown): boolean => ajv.validate(schema, value);

const email = fc
  .tuple(fc.stringMatching(/^[a-z0-9]{1,20}$/), fc.constantFrom('farstead.test', 'mail.farstead.test'))
  .map((parts) => parts.join('@'));

/** fast-check cannot generate texts with Unicode properties. The patterns that use them are those of emails. */
const matching = (pattern: string): Arbitrary<string> =>
  pattern.includes('\\p{') ? email : fc.stringMatching(new RegExp(pattern, 'u'));

const dateTime = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Generates one-line texts, because most fields of requests have one line. */
const line = ({ minLength = 0, maxLength = 60 }: JsonSchema): Arbitrary<string> =>
  fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60) }),
    fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60), unit: 'grapheme' }),
  );

const textOf = (schema: JsonSchema): Arbitrary<string> => {
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'date-time') return dateTime;
  if (schema.format === 'date') return dateTime.map((moment) => moment.slice(0, 10));
  if (schema.format !== undefined) throw new Error(`Generate texts of the format ${schema.format}.`);
  return schema.pattern === undefined ? line(schema) : matching(schema.pattern);
};

const objectOf = ({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, arbitraryOf(field)])),
    { requiredKeys: [...required], noNullPrototype: true },
  );

const anyArbitraryOf = (schema: JsonSchema): Arbitrary<unknown> => {
  const { type, enum: values, anyOf, minimum = -1_000_000, maximum = 1_000_000 } = schema;
  if (anyOf) return fc.oneof(...anyOf.map(arbitraryOf));
  if (values) return fc.constantFrom(...values);
  switch (type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue();
  }
};

/** Generates values that a schema accepts. */
export const arbitraryOf = (schema: JsonSchema): Arbitrary<unknown> =>
  anyArbitraryOf(schema).filter((value) => isValid(schema, value));

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const otherValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0.5, 1e9, '', 'x', [], {}, [null], 'a'.repeat(5_000)),
  fc.jsonValue(),
);

/** Replaces, removes or adds a value somewhere in a JSON value. */
const mutated = (value: unknown): Arbitrary<unknown> => {
  if (Array.isArray(value) && value.length > 0) {
    const [first, ...others] = value as readonly unknown[];
    return fc.oneof(
      otherValue,
      mutated(first).map((changed) => [changed, ...others]),
    );
  }
  if (!isObject(value) || Object.keys(value).length === 0) return otherValue;
  return fc.constantFrom(...Object.keys(value)).chain((name) => {
    const { [name]: inner, ...others } = value;
    return fc.oneof(
      fc.constant<unknown>(others),
      otherValue.map((added): unknown => ({ ...value, other: added })),
      mutated(inner).map((changed): unknown => ({ ...value, [name]: changed })),
    );
  });
};

/** Generates values that a schema rejects because of one change. */
export const brokenArbitraryOf = (schema: JsonSchema): Arbitrary<unknown> =>
  arbitraryOf(schema)
    .chain(mutated)
    .filter((value) => !isValid(schema, value));
