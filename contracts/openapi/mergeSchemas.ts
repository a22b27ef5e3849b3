import { splitNull, withNull, type JsonSchema } from './JsonSchema';
import type { SandboxSchema } from './sandboxRoutes';

/**
 * In a request, both the site's and the sandbox's limits apply. A response only has to be what the site can read. All
 * calls with the same path have to be able to read its response.
 */
type Direction = 'request' | 'response' | 'all readers';

const limits = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
] as const;

const limitsOf = (schema: SandboxSchema | JsonSchema): JsonSchema =>
  Object.fromEntries(limits.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]])));

/** A tuple has as many entries as schemas. */
const lengthOf = ({ items }: SandboxSchema): JsonSchema => (isList(items) ? { maxItems: items.length } : {});

const isList = (items: SandboxSchema['items']): items is readonly SandboxSchema[] => Array.isArray(items);

const itemsOf = ({ items }: SandboxSchema): SandboxSchema | undefined => (isList(items) ? items[0] : items);

const fieldsOf = (properties: SandboxSchema['properties']): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(Object.entries(properties ?? {}).map(([name, field]) => [name, schemaOfSandbox(field)]));

/** Joins the parts of an intersection of objects. */
const withoutAllOf = (schema: SandboxSchema): SandboxSchema => {
  const { allOf, ...others } = schema;
  if (!allOf) return schema;
  const parts = allOf.map(withoutAllOf);
  return {
    ...others,
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<
      string,
      SandboxSchema
    >,
    required: parts.flatMap(({ required = [] }) => required),
  };
};

/** Literals that differ only in their value are an enumeration. */
const enumOf = (choices: readonly SandboxSchema[]): JsonSchema | undefined => {
  const values = choices.map((choice) => choice.const);
  const [first] = choices;
  return values.every((value) => value !== undefined) && first?.type !== undefined
    ? { type: first.type, enum: values }
    : undefined;
};

const schemaOfChoices = (choices: readonly SandboxSchema[]): JsonSchema => {
  const others = choices.filter(({ type }) => type !== 'null');
  const [only] = others;
  const of =
    enumOf(others) ??
    (only && others.length === 1 ? schemaOfSandbox(only) : { anyOf: others.map(schemaOfSandbox) });
  if (others.length === choices.length) return of;
  return of.anyOf ? { anyOf: [...of.anyOf, { type: 'null' }] } : withNull(of);
};

/** Converts a schema of the sandbox, and drops its own keywords, such as `spelling`. */
export const schemaOfSandbox = (given: SandboxSchema): JsonSchema => {
  const schema = withoutAllOf(given);
  const { type, anyOf, enum: values, properties, required, additionalProperties, patternProperties } = schema;
  if (anyOf) return schemaOfChoices(anyOf);
  const [entries] = Object.values(patternProperties ?? {});
  const items = itemsOf(schema);
  return {
    ...(type !== undefined && { type }),
    ...limitsOf(schema),
    ...(schema.const !== undefined && { enum: [schema.const] }),
    ...(values && { enum: values }),
    ...(items && { items: schemaOfSandbox(items), ...lengthOf(schema) }),
    ...(properties && { properties: fieldsOf(properties) }),
    ...(required && required.length > 0 && { required }),
    ...(additionalProperties !== undefined && { additionalProperties }),
    ...(entries && { additionalProperties: schemaOfSandbox(entries) }),
  };
};

const most = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);

const least = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);

const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    readonly [N in keyof T]?: Exclude<T[N], undefined>;
  };

const mergeLimits = (rule: JsonSchema, sandbox: JsonSchema): JsonSchema => ({
  ...limitsOf(sandbox),
  ...limitsOf(rule),
  ...defined({
    pattern: sandbox.pattern ?? rule.pattern,
    minLength: most(rule.minLength, sandbox.minLength),
    maxLength: least(rule.maxLength, sandbox.maxLength),
    minimum: most(rule.minimum, sandbox.minimum),
    maximum: least(rule.maximum, sandbox.maximum),
    enum: rule.enum && sandbox.enum ? rule.enum.filter((value) => sandbox.enum?.includes(value)) : undefined,
  }),
});

const mergeScalars = (direction: Direction, rule: JsonSchema, sandbox: JsonSchema): JsonSchema => {
  const isSameType = rule.type === sandbox.type || (rule.type === 'integer' && sandbox.type === 'number');
  return direction !== 'response' && isSameType
    ? { ...defined({ enum: sandbox.enum }), ...rule, ...mergeLimits(rule, sandbox) }
    : rule;
};

const mergeObjects = (direction: Direction, rule: JsonSchema, sandbox: JsonSchema): JsonSchema => {
  const fields = rule.properties ?? {};
  const others = Object.entries(sandbox.properties ?? {}).filter(([name]) => !(name in fields));
  return {
    ...rule,
    properties: {
      ...Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          mergeSchemas(direction, field, sandbox.properties?.[name]),
        ]),
      ),
      ...(direction !== 'request' && Object.fromEntries(others)),
    },
    ...(direction === 'all readers' && {
      required: [...new Set([...(rule.required ?? []), ...(sandbox.required ?? [])])],
    }),
    ...(sandbox.additionalProperties !== undefined && {
      additionalProperties: sandbox.additionalProperties,
    }),
  };
};

const hasFieldsOf = (sandbox: JsonSchema, rule: JsonSchema): boolean =>
  Object.keys(rule.properties ?? {}).every((name) => sandbox.properties?.[name]);

/**
 * Combines what the site sends or reads with what the sandbox accepts or returns.
 * Fields that only the sandbox returns are optional.
 */
export const mergeSchemas = (
  direction: Direction,
  rule: JsonSchema,
  sandbox: JsonSchema | undefined,
): JsonSchema => {
  if (!sandbox) return rule;
  if (Object.keys(rule).length === 0) return sandbox;
  const { description, ...read } = rule;
  const { isNullable, of } = splitNull(read);
  const other = splitNull(sandbox);
  const merged = mergeNonNull(direction, of, other.of);
  const allowsNull = isNullable && (direction === 'response' || other.isNullable);
  return { ...(allowsNull ? withNull(merged) : merged), ...(description !== undefined && { description }) };
};

const mergeNonNull = (direction: Direction, rule: JsonSchema, sandbox: JsonSchema): JsonSchema => {
  if (rule.type === 'object') {
    const choice = sandbox.anyOf?.find((each) => hasFieldsOf(each, rule)) ?? sandbox;
    return mergeObjects(direction, rule, choice);
  }
  if (sandbox.anyOf) return direction === 'request' ? sandbox : rule;
  if (rule.type === 'array' && rule.items) {
    return {
      ...rule,
      ...(direction === 'request' && limitsOf(sandbox)),
      items: mergeSchemas(direction, rule.items, sandbox.items),
    };
  }
  return mergeScalars(direction, rule, sandbox);
};
