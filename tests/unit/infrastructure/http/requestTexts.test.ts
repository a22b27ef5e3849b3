import type { Rule } from '#application/shared/rules';
import { apiCalls } from '#infrastructure/http/apiCalls';

/** Returns the texts in a value of a request, by path. */
const textsIn = (
  { schema, accepts }: Rule<unknown>,
  path: string,
): readonly (readonly [string, boolean])[] => {
  switch (schema.kind) {
    case 'string':
    case 'text':
      return [[path, accepts('a\nb')]];
    case 'optional':
    case 'list':
      return textsIn(schema.of, path);
    case 'shape':
      return Object.entries(schema.fields).flatMap(([name, field]) => textsIn(field, `${path} ${name}`));
    default:
      return [];
  }
};

it('AP-01 every text of a request is one line, except the listed texts and passwords', () => {
  const texts = apiCalls.flatMap(([name, { query = {}, body }]) => [
    ...Object.entries(query).flatMap(([field, rule]) => textsIn(rule, `${name} ${field}`)),
    ...(body ? textsIn(body, name) : []),
  ]);
  const several = texts.filter(([, isSeveralLines]) => isSeveralLines).map(([path]) => path);
  expect(texts.length).toBeGreaterThan(80);
  expect(several.filter((path) => !/password$/i.test(path)).sort()).toEqual([
    'declareCancellation reason',
    'sendPressMessage message',
    'sendSupportMessage message',
  ]);
});
