import type { JsonSchema } from './JsonSchema';
import { mergeSchemas, schemaOfSandbox } from './mergeSchemas';
import type { Parameter } from './OpenApiDocument';
import type { OperationSource } from './OperationSource';
import type { SandboxSchema } from './sandboxRoutes';
import { schemaOfRule } from './schemaOfRule';

const uuid: JsonSchema = { type: 'string', format: 'uuid' };

const fieldOf = (schema: SandboxSchema | undefined, name: string): JsonSchema | undefined => {
  const field = schema?.properties?.[name];
  return field && schemaOfSandbox(field);
};

const namesIn = (path: string, parameter: RegExp): readonly string[] =>
  [...path.matchAll(parameter)].map(([, name = '']) => name);

const pathParameters = ({ call: { path }, route }: OperationSource): readonly Parameter[] => {
  const names = namesIn(route?.url ?? '', /:(\w+)/g);
  return namesIn(path, /\{(\w+)\}/g).map((name, index) => ({
    name,
    in: 'path',
    required: true,
    schema: fieldOf(route?.params, names[index] ?? name) ?? { type: 'string' },
  }));
};

/** A parameter is required if all calls send it. */
const queryParameters = ({ calls, route, source }: OperationSource): readonly Parameter[] => {
  const names = [...new Set(calls.flatMap(({ query = {} }) => Object.keys(query)))];
  return names.map((name) => {
    const rules = calls.flatMap(({ query }) => query?.[name] ?? []);
    const [rule] = rules;
    const documentation = source.fields.get(name);
    return {
      name,
      in: 'query',
      required: rules.length === calls.length && rules.every(({ accepts }) => !accepts(undefined)),
      ...(documentation !== undefined && { description: documentation }),
      schema: mergeSchemas('request', rule ? schemaOfRule(rule) : {}, fieldOf(route?.querystring, name)),
    };
  });
};

const idempotencyKey = ({ call, route }: OperationSource): readonly Parameter[] => {
  if (call.method === 'GET' || call.isQuery) return [];
  const isRequired = route?.headers?.required?.includes('idempotency-key') ?? false;
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: isRequired,
      description:
        'A new key for each request, and the same key if the request is repeated because no response arrived. ' +
        'A repeated request changes nothing and returns the first response again.',
      schema: uuid,
    },
  ];
};

const headerParameters = (source: OperationSource): readonly Parameter[] => {
  const { calls } = source;
  return [
    ...idempotencyKey(source),
    ...(calls.some(({ ifMatch }) => ifMatch)
      ? ([
          {
            name: 'If-Match',
            in: 'header',
            required: false,
            description: 'The version that was edited, in quotes. Missing if the back end has no versions.',
            schema: { type: 'string', pattern: '^".*"$' },
          },
        ] as const)
      : []),
  ];
};

export const parametersOf = (source: OperationSource): readonly Parameter[] => [
  ...pathParameters(source),
  ...queryParameters(source),
  ...headerParameters(source),
];
