import type { JsonSchema } from '../openapi/JsonSchema';

/** A JSON value in which one field is different. */
export interface ValueChange {
  /** Path of the field, and what is different. */
  readonly name: string;
  readonly changed: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of another type, and not null. */
const otherValue = ({ type }: JsonSchema): unknown =>
  type === 'integer' || type === 'number' || type === 'boolean' ? 'text' : 7;

function* fieldChanges(value: Fields, properties: Readonly<Record<string, JsonSchema>>, field: string) {
  for (const [name, schema] of Object.entries(properties)) {
    const { [name]: inner, ...others } = value;
    if (inner === undefined) continue;
    yield { name: `name of ${field}.${name}`, changed: { ...others, [`${name}Renamed`]: inner } };
    for (const { name: change, changed } of valueChanges(inner, schema, `${field}.${name}`))
      yield { name: change, changed: { ...value, [name]: changed } };
  }
}

/** Renames each documented field of a value, and replaces each value by one of another type. */
export function* valueChanges(value: unknown, schema: JsonSchema, field = 'body'): Generator<ValueChange> {
  const { properties, items, anyOf } = schema;
  for (const choice of anyOf ?? []) if (choice.type !== 'null') yield* valueChanges(value, choice, field);
  if (anyOf) return;
  if (schema.type !== undefined) yield { name: `type of ${field}`, changed: otherValue(schema) };
  if (properties && isObject(value)) yield* fieldChanges(value, properties, field);
  const [first, ...others] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  if (items && first !== undefined) {
    for (const { name, changed } of valueChanges(first, items, `${field}[]`))
      yield { name, changed: [changed, ...others] };
  }
}
