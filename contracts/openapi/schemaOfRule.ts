import { dateTimePattern, type Rule } from '#application/shared/rules';
import { withNull, type JsonSchema } from './JsonSchema';

/** Returns the descriptions of fields by name. */
export type DescribeField = (name: string) => string | undefined;

const schemaOfValues = (values: readonly (string | number)[]): JsonSchema => ({
  type: values.every((value) => typeof value === 'number') ? 'integer' : 'string',
  enum: values,
});

const bounds = (least: number, most: number): JsonSchema => ({
  ...(Number.isFinite(least) && { minimum: least }),
  ...(Number.isFinite(most) && { maximum: most }),
});

const schemaOfFields = (
  fields: Readonly<Record<string, Rule<unknown>>>,
  describe: DescribeField,
): JsonSchema => {
  const required = Object.entries(fields).flatMap(([name, { accepts }]) =>
    accepts(undefined) ? [] : [name],
  );
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const description = describe(name);
        return [name, { ...schemaOfRule(field, describe), ...(description && { description }) }];
      }),
    ),
    ...(required.length > 0 && { required }),
  };
};

/** Converts a rule of a call to a JSON schema. */
export const schemaOfRule = (
  { schema, accepts }: Rule<unknown>,
  describe: DescribeField = () => undefined,
): JsonSchema => {
  switch (schema.kind) {
    case 'string':
      return { type: 'string' };
    case 'text':
      return {
        type: 'string',
        minLength: schema.shortest,
        ...(schema.longest !== undefined && { maxLength: schema.longest }),
      };
    case 'boolean':
      return { type: 'boolean' };
    case 'date':
      return { type: 'string', format: 'date-time', pattern: dateTimePattern.source };
    case 'integer':
    case 'number':
      return { type: schema.kind, ...bounds(schema.least, schema.most) };
    case 'pattern':
      return { type: 'string', pattern: schema.of.source };
    case 'one-of':
      return schemaOfValues(schema.values);
    case 'list':
      return { type: 'array', items: schemaOfRule(schema.of, describe) };
    case 'optional': {
      const of = schemaOfRule(schema.of, describe);
      return accepts(null) ? withNull(of) : of;
    }
    case 'shape':
      return schemaOfFields(schema.fields, describe);
    case 'file':
      return { type: 'string', format: 'binary' };
    case 'no-content':
    case 'ignored':
      return {};
  }
};
