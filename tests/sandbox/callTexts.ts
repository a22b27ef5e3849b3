import { randomUUID } from 'node:crypto';
import { exampleValues } from '#contracts/consumer/support/exampleValues';
import type { Rule } from '#application/shared/rules';
import { apiCalls } from '#infrastructure/http/apiCalls';
import { requestOf, type AnyValues, type Call } from '#infrastructure/http/shared/call';
import type { Client, ClientResponse } from './client';

type Path = readonly (string | number)[];

/** A text in the request of a call. */
export interface CallText {
  readonly name: string;
  readonly call: Call;
  readonly part: 'query' | 'body';
  readonly path: Path;
  /** Whether the text has one line. */
  readonly isLine: boolean;
}

/** Returns the paths of the texts in a value. */
const textsIn = (
  { schema, accepts }: Rule<unknown>,
  path: Path = [],
): readonly Pick<CallText, 'path' | 'isLine'>[] => {
  switch (schema.kind) {
    case 'string':
    case 'text':
      return [{ path, isLine: !accepts('a\nb') }];
    case 'optional':
      return textsIn(schema.of, path);
    case 'list':
      return textsIn(schema.of, [...path, 0]);
    case 'shape':
      return Object.entries(schema.fields).flatMap(([name, field]) => textsIn(field, [...path, name]));
    default:
      return [];
  }
};

/** All texts in the requests of all calls. */
export const callTexts: readonly CallText[] = apiCalls.flatMap(([name, call]) => [
  ...Object.entries(call.query ?? {}).flatMap(([field, rule]) =>
    textsIn(rule, [field]).map((text) => ({ name, call, part: 'query' as const, ...text })),
  ),
  ...(call.body ? textsIn(call.body).map((text) => ({ name, call, part: 'body' as const, ...text })) : []),
]);

const withText = (value: unknown, [name, ...rest]: Path, text: string): unknown => {
  if (name === undefined) return text;
  if (typeof name === 'number') return [withText(Array.isArray(value) ? value[0] : undefined, rest, text)];
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...fields, [name]: withText(fields[name], rest, text) };
};

/** Tokens with which calls are sent. */
export interface CallTokens {
  readonly accessToken: string;
  readonly formToken: string;
}

/** Sends a call with a JSON body. */
export const sendCall = (
  client: Client,
  call: Call,
  values: AnyValues,
  { accessToken, formToken }: CallTokens,
): Promise<ClientResponse> => {
  const { method, path, query, body } = requestOf(call, values);
  const search = new URLSearchParams(query as Record<string, string> | undefined).toString();
  return client.call(method, path + (search && `?${search}`), {
    token: accessToken,
    ...(body !== undefined && { body }),
    headers: { 'x-csrf-token': formToken, 'idempotency-key': randomUUID() },
  });
};

/** Sends a call with example values, except for this text. */
export const sendText = (
  client: Client,
  { call, part, path }: CallText,
  text: string,
  tokens: CallTokens,
): Promise<ClientResponse> => {
  const values = exampleValues(call);
  return sendCall(client, call, { ...values, [part]: withText(values[part], path, text) }, tokens);
};
