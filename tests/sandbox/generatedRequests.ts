import fc, { type Arbitrary } from 'fast-check';
import type { Operation, Parameter } from '#contracts/openapi/OpenApiDocument';
import { arbitraryOf, brokenArbitraryOf } from './schemaArbitrary';

/** The part of a request that is generated: credentials are added when it is sent. */
export interface GeneratedRequest {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const parametersIn = ({ parameters = [] }: Operation, place: Parameter['in']): readonly Parameter[] =>
  parameters.filter((parameter) => parameter.in === place);

const valuesOf = (parameters: readonly Parameter[]): Arbitrary<Readonly<Record<string, unknown>>> =>
  fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, arbitraryOf(schema)])), {
    requiredKeys: parameters.flatMap(({ name, required }) => (required ? [name] : [])),
    noNullPrototype: true,
  });

/** A path segment is never empty, and dots would be another path. */
const segmentsOf = (operation: Operation): Arbitrary<Readonly<Record<string, unknown>>> =>
  valuesOf(parametersIn(operation, 'path')).filter((values) =>
    Object.values(values).every((value) => !['', '.', '..'].includes(String(value).trim())),
  );

const bodySchemaOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema;

/** Generates requests that the document allows. */
export const validRequests = (operation: Operation): Arbitrary<GeneratedRequest> => {
  const schema = bodySchemaOf(operation);
  return fc.record({
    path: segmentsOf(operation),
    query: valuesOf(parametersIn(operation, 'query')),
    body: schema ? arbitraryOf(schema) : fc.constant(undefined),
  });
};

/** Generates requests whose body the document does not allow; undefined if the operation has no body. */
export const brokenRequests = (operation: Operation): Arbitrary<GeneratedRequest> | undefined => {
  const schema = bodySchemaOf(operation);
  return (
    schema &&
    fc.record({
      path: segmentsOf(operation),
      query: valuesOf(parametersIn(operation, 'query')),
      body: brokenArbitraryOf(schema),
    })
  );
};
