import type { JsonSchema } from './JsonSchema';
import { mergeSchemas, schemaOfSandbox } from './mergeSchemas';
import { contentIn, examplesOf, withExamples } from './examples';
import type { Operation } from './OpenApiDocument';
import type { OperationSource } from './OperationSource';
import { schemaOfRule } from './schemaOfRule';

export const requestBodyOf = (source: OperationSource): Operation['requestBody'] => {
  const { call, route, interactions } = source;
  if (call.upload !== undefined) {
    const files: JsonSchema = { type: 'string', format: 'binary' };
    const schema: JsonSchema = {
      type: 'object',
      properties: { [call.upload]: files },
      required: [call.upload],
    };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!call.body) return undefined;
  const schema = mergeSchemas(
    'request',
    schemaOfRule(call.body, (name) => source.source.fields.get(name)),
    route?.body && schemaOfSandbox(route.body),
  );
  const accepted = interactions.filter(({ response }) => response.status < 300);
  const examples = examplesOf(accepted, ({ request }) => contentIn(request.body));
  return { required: true, content: { 'application/json': withExamples(schema, examples) } };
};
