import type { Call } from '#infrastructure/http/shared/call';
import { contentIn, examplesOf, withExamples } from './examples';
import type { JsonSchema } from './JsonSchema';
import { mergeSchemas, schemaOfSandbox } from './mergeSchemas';
import type { Response } from './OpenApiDocument';
import type { OperationSource } from './OperationSource';
import type { SandboxRoute } from './sandboxRoutes';
import { schemaOfRule } from './schemaOfRule';

/** If the sandbox has a schema for each call, the response is one of them. Otherwise, all calls read the same one. */
const answerSchema = ({ calls, source, route }: OperationSource): JsonSchema => {
  const rules = calls.map(({ answer }) => schemaOfRule(answer, (name) => source.fields.get(name)));
  const success = route?.response?.['200'];
  const returned = success && schemaOfSandbox(success);
  const merged = (rule: JsonSchema): JsonSchema => mergeSchemas('response', rule, returned);
  return returned?.anyOf && rules.length > 1
    ? { anyOf: rules.map(merged) }
    : merged(rules.reduce((one, other) => mergeSchemas('all readers', one, other)));
};

const isEmpty = (call: Call, route: SandboxRoute | undefined): boolean => {
  const { kind } = call.answer.schema;
  return kind === 'no-content' || (kind === 'ignored' && !route?.response?.['200']);
};

const contentOf = (source: OperationSource): NonNullable<Response['content']> => {
  const { call, interactions } = source;
  const { answer, orFile } = call;
  const binary: JsonSchema = { type: 'string', format: 'binary' };
  if (answer.schema.kind === 'file') return { [answer.schema.type]: { schema: binary } };
  const succeeded = interactions.filter(({ response }) => response.status === 200);
  const examples = examplesOf(succeeded, ({ response }) => contentIn(response.body));
  return {
    'application/json': withExamples(answerSchema(source), examples),
    ...(orFile !== undefined && { [orFile]: { schema: binary } }),
  };
};

export const successes = (source: OperationSource): Readonly<Record<string, Response>> => {
  const { call, route } = source;
  const isNone = isEmpty(call, route);
  return {
    ...(!isNone && { 200: { description: 'Success', content: contentOf(source) } }),
    ...((isNone || route?.response?.['204']) && { 204: { description: 'Success, without a body' } }),
  };
};
