import type { Transfer } from '#application/shared/Transfer';
import type { Rule } from '#application/shared/rules';
import type { AnyValues, Call } from '#infrastructure/http/shared/call';
import { examples } from './examples';

const named: Readonly<Record<string, string | number>> = examples;

/** Returns a value that the rule accepts. If there is an example for the field name, returns that example. */
const exampleOf = ({ schema }: Rule<unknown>, name: string): unknown => {
  switch (schema.kind) {
    case 'text':
    case 'string':
      return named[name] ?? name;
    case 'integer':
    case 'number':
      return named[name] ?? 1;
    case 'boolean':
      return true;
    case 'date':
      return '2026-10-20T12:00:00.000Z';
    case 'one-of':
      return schema.values[0];
    case 'list':
      return [exampleOf(schema.of, name)];
    case 'shape':
      return exampleOfFields(schema.fields);
    case 'optional':
    case 'no-content':
    case 'ignored':
    case 'file':
      return undefined;
    case 'pattern':
      throw new Error(`There is no example of ${name}.`);
  }
};

const exampleOfFields = (fields: Readonly<Record<string, Rule<unknown>>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, exampleOf(field, name)] as const)
      .filter(([, value]) => value !== undefined),
  );

const parametersOf = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Example values for a call. The buyer is the signed-in player. */
export const exampleValues = (call: Call): AnyValues => {
  const { path, as, query, body, idempotencyKey, ifMatch, upload, transfer } = call;
  return {
    path: Object.fromEntries(parametersOf(path).map((name) => [name, String(named[name] ?? name)])),
    ...(query && { query: exampleOfFields(query) as Record<string, string | number> }),
    ...(body && { body: exampleOf(body, 'body') }),
    ...(idempotencyKey && { idempotencyKey: examples.purchaseKey }),
    ...(ifMatch && { ifMatch: examples.profileVersion }),
    ...(as === 'buyer' && { buyer: { kind: 'player', id: examples.playerId } }),
    ...(as === 'holder' && { bearer: examples.accessToken }),
    ...(upload !== undefined && { file: exampleFile }),
    ...(transfer && { transfer: unwatchedTransfer() }),
  };
};

/** The smallest valid PNG, with one pixel. */
export const examplePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const exampleUpload = { name: 'sign.png', type: 'image/png', bytes: examplePng };

const exampleFile = { name: exampleUpload.name, content: new Blob([examplePng], { type: 'image/png' }) };

export const unwatchedTransfer = (): Transfer => ({
  signal: new AbortController().signal,
  onProgress: () => undefined,
});
