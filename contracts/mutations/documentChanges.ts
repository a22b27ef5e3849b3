import type { JsonSchema } from '../openapi/JsonSchema';
import type { MediaType, Operation, Parameter, Reference, Response } from '../openapi/OpenApiDocument';

/** A schema or an operation in which one field is different. */
interface Change<Of> {
  /** Path of the field, and what is different. */
  readonly name: string;
  /** The same for all changes of fields with this name and type. */
  readonly kind: string;
  readonly changed: Of;
}

const json = 'application/json';

/** The values of an enumeration can be the texts "true" and "false". */
const otherType = ({ type, enum: values }: JsonSchema): JsonSchema => ({
  type: type === 'boolean' || (type === 'string' && values) ? 'integer' : 'boolean',
});

const renamed = (name: string): string => `${name}Renamed`;

const isBinary = ({ format }: JsonSchema): boolean => format === 'binary';

const kindOf = (what: string, field: string, schema: JsonSchema): string =>
  `${what} of ${field.replace(/^.*\./, '')}: ${schema.type ?? 'several types'}`;

/** Applies changes of a part to the whole. */
function* within<Part, Whole>(
  changes: Iterable<Change<Part>>,
  wholeOf: (part: Part) => Whole,
): Generator<Change<Whole>> {
  for (const { changed, ...change } of changes) yield { ...change, changed: wholeOf(changed) };
}

/** Renames each field of a schema, and changes the type of each value. */
function* schemaChanges(schema: JsonSchema, field: string): Generator<Change<JsonSchema>> {
  const { properties = {}, items, anyOf, required = [] } = schema;
  if (!anyOf && !isBinary(schema))
    yield { name: `type of ${field}`, kind: kindOf('type', field, schema), changed: otherType(schema) };
  for (const [name, property] of Object.entries(properties)) {
    const { [name]: _, ...others } = properties;
    const inner = `${field}.${name}`;
    yield {
      name: `name of ${inner}`,
      kind: kindOf('name', inner, property),
      changed: {
        ...schema,
        properties: { ...others, [renamed(name)]: property },
        required: required.map((each) => (each === name ? renamed(name) : each)),
      },
    };
    yield* within(schemaChanges(property, inner), (changed) => ({
      ...schema,
      properties: { ...properties, [name]: changed },
    }));
  }
  if (items) yield* within(schemaChanges(items, `${field}[]`), (changed) => ({ ...schema, items: changed }));
  for (const [index, choice] of (anyOf ?? []).entries()) {
    if (choice.type === 'null') continue;
    yield* within(schemaChanges(choice, field), (changed) => ({
      ...schema,
      anyOf: (anyOf ?? []).map((each, nth) => (nth === index ? changed : each)),
    }));
  }
}

type Content = Readonly<Record<string, MediaType>>;

function* contentChanges(content: Content | undefined, field: string): Generator<Change<Content>> {
  const body = content?.[json];
  if (body)
    yield* within(schemaChanges(body.schema, field), (schema) => ({
      ...content,
      [json]: { ...body, schema },
    }));
}

function* parameterChanges(parameters: readonly Parameter[]): Generator<Change<readonly Parameter[]>> {
  for (const [index, parameter] of parameters.entries()) {
    // The pact has an idempotency key only where it is required.
    if (parameter.in === 'header' && !parameter.required) continue;
    const field = `${parameter.in}.${parameter.name}`;
    const replace = (other: Partial<Parameter>): readonly Parameter[] =>
      parameters.map((each, nth) => (nth === index ? { ...each, ...other } : each));
    const [typeName, newName] = [`type of ${field}`, `name of ${field}`];
    yield { name: typeName, kind: typeName, changed: replace({ schema: otherType(parameter.schema) }) };
    // The name of a path parameter is not sent.
    if (parameter.in !== 'path')
      yield { name: newName, kind: newName, changed: replace({ name: renamed(parameter.name) }) };
  }
}

const isDescribed = (response: Response | Reference | undefined): response is Response =>
  response !== undefined && 'description' in response;

/** Changes each parameter and each field of a request or of a successful response, one at a time. */
export function* operationChanges(operation: Operation): Generator<Change<Operation>> {
  const { parameters = [], requestBody, responses } = operation;
  yield* within(parameterChanges(parameters), (changed) => ({ ...operation, parameters: changed }));
  if (requestBody) {
    yield* within(contentChanges(requestBody.content, 'request'), (content) => ({
      ...operation,
      requestBody: { ...requestBody, content },
    }));
  }
  const { 200: success } = responses;
  if (isDescribed(success)) {
    yield* within(contentChanges(success.content, 'response'), (content) => ({
      ...operation,
      responses: { ...responses, 200: { ...success, content } },
    }));
  }
}
