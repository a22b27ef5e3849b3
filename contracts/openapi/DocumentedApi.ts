import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { JsonSchema } from './JsonSchema';
import type { OpenApiDocument, Operation, Reference, Response } from './OpenApiDocument';

export interface ApiResponse {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  /** JSON of the body; undefined if the body is not JSON. */
  readonly body: unknown;
}

interface DocumentedOperation {
  readonly path: string;
  readonly pattern: RegExp;
  readonly operation: Operation;
}

const isReference = (response: Response | Reference): response is Reference => '$ref' in response;

/** Forbids undocumented fields. Back ends may return more, but the sandbox must not. */
const withoutOtherFields = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  ...(schema.type === 'object' && { additionalProperties: schema.additionalProperties ?? false }),
  ...(typeof schema.additionalProperties === 'object' && {
    additionalProperties: withoutOtherFields(schema.additionalProperties),
  }),
  ...(schema.properties && {
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [name, withoutOtherFields(field)]),
    ),
  }),
  ...(schema.items && { items: withoutOtherFields(schema.items) }),
  ...(schema.anyOf && { anyOf: schema.anyOf.map(withoutOtherFields) }),
});

/** Compares responses with an OpenAPI document. */
export class DocumentedApi {
  private readonly ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
  private readonly operations: ReadonlyMap<string, readonly DocumentedOperation[]>;
  private readonly validators = new Map<JsonSchema, ValidateFunction>();

  constructor(private readonly document: OpenApiDocument) {
    const operations = new Map<string, DocumentedOperation[]>();
    for (const [path, methods] of Object.entries(document.paths)) {
      const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
      for (const [method, operation] of Object.entries(methods)) {
        const others = operations.get(method) ?? [];
        operations.set(method, [...others, { path, pattern, operation }]);
      }
    }
    this.operations = operations;
  }

  /** Returns the differences between a response and the document; none for undocumented calls. */
  problemsOf({ method, path, status, headers, body }: ApiResponse): readonly string[] {
    const documented = this.find(method, path);
    if (!documented) return [];
    const name = `${method} ${documented.path}: ${status}`;
    const response = this.responseOf(documented.operation, status);
    if (!response) return [`${name} is not documented`];
    const missing = Object.entries(response.headers ?? {}).flatMap(([header, { required }]) =>
      required && headers.get(header) === null ? [`${name} has no ${header}`] : [],
    );
    return [...missing, ...this.bodyProblems(response, body).map((problem) => `${name} ${problem}`)];
  }

  /** Returns the operation of a path. A path without parameters takes precedence. */
  find(method: string, path: string): DocumentedOperation | undefined {
    const [pathname = ''] = path.split('?');
    const operations = this.operations.get(method.toLowerCase()) ?? [];
    return (
      operations.find((operation) => operation.path === pathname) ??
      operations.find(({ pattern }) => pattern.test(pathname))
    );
  }

  /** Returns the schema of the JSON with which an operation responds. */
  schemaOf(method: string, path: string, status: number): JsonSchema | undefined {
    const documented = this.find(method, path);
    const response = documented && this.responseOf(documented.operation, status);
    return response?.content?.['application/json']?.schema;
  }

  private responseOf({ responses }: Operation, status: number): Response | undefined {
    const response = responses[status];
    if (!response || !isReference(response)) return response;
    return this.document.components.responses[response.$ref.replace(/^.*\//, '')];
  }

  private bodyProblems({ content }: Response, body: unknown): readonly string[] {
    if (!content) return body === undefined ? [] : ['has a body'];
    const json = content['application/json'];
    if (!json || (body === undefined && Object.keys(content).length > 1)) return [];
    const validate = this.validatorOf(json.schema);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || 'body'} ${message} ${JSON.stringify(params)}`,
    );
  }

  private validatorOf(schema: JsonSchema): ValidateFunction {
    const validate = this.validators.get(schema) ?? this.ajv.compile(withoutOtherFields(schema));
    this.validators.set(schema, validate);
    return validate;
  }
}
