import type { Examples } from './examples';
import type { JsonSchema } from './JsonSchema';
import type { Reference, Response } from './OpenApiDocument';
import type { OperationSource } from './OperationSource';
import { operationErrors } from './operationErrors';

const errorSchema = {
  type: 'object',
  properties: {
    code: { type: 'integer', description: 'The site distinguishes errors by their status and code.' },
    message: { type: 'string', description: 'For developers.' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      description: 'Texts by field.',
    },
    error: { type: 'string', description: 'For players; the site shows its own text for the code.' },
    detail: { type: 'string', description: 'For players; the site shows its own text for the code.' },
  },
  required: ['code'],
} as const satisfies JsonSchema;

const errorExamples = (codes: readonly number[], meanings: ReadonlyMap<number, string>): Examples =>
  Object.fromEntries(codes.map((code) => [code, { summary: meanings.get(code) ?? '', value: { code } }]));

const retryAfter = (description: string, required: boolean): Response['headers'] => ({
  'Retry-After': { description, required, schema: { type: 'string', pattern: '^\\d+$' } },
});

const headersByStatus: Readonly<Record<number, Response['headers']>> = {
  429: retryAfter('Seconds to wait.', true),
  503: retryAfter('Seconds to wait; only if the call has certainly changed nothing.', false),
};

const errorResponse = (
  status: number,
  codes: readonly number[],
  meanings: ReadonlyMap<number, string>,
): Response => {
  const code: JsonSchema = { ...errorSchema.properties.code, enum: codes };
  const schema: JsonSchema = { ...errorSchema, properties: { ...errorSchema.properties, code } };
  return {
    description: codes.map((each) => `\`${each}\`: ${meanings.get(each) ?? ''}`).join('\n\n'),
    ...(headersByStatus[status] && { headers: headersByStatus[status] }),
    content: { 'application/json': { schema, examples: errorExamples(codes, meanings) } },
  };
};

/** Collects the error responses of all operations, because most of them are alike. */
export class ErrorResponses {
  private readonly responses = new Map<string, Response>();

  constructor(private readonly meanings: ReadonlyMap<number, string>) {}

  all(): Readonly<Record<string, Response>> {
    return Object.fromEntries([...this.responses].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  of({ calls, interactions }: OperationSource): Readonly<Record<string, Reference>> {
    const errors = [...operationErrors(calls, interactions)];
    return Object.fromEntries(errors.map(([status, codes]) => [status, this.add(status, codes)]));
  }

  private add(status: number, codes: readonly number[]): Reference {
    const name = [status, ...codes].join('-');
    this.responses.set(name, errorResponse(status, codes, this.meanings));
    return { $ref: `#/components/responses/${name}` };
  }
}
