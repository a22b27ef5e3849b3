import { randomUUID } from 'node:crypto';
import { exampleValues } from '#contracts/consumer/support/exampleValues';
import type { Rule } from '#application/shared/rules';
import { apiCalls } from '#infrastructure/http/apiCalls';
import { requestOf, type Call } from '#infrastructure/http/shared/call';
import { Client, type ClientResponse, type TestPlayer } from './client';
import { resetSandbox } from './sharedSandboxes';

let client: Client;
let player: TestPlayer;
let formToken: string;

beforeAll(async () => {
  client = new Client(await resetSandbox());
  player = await client.createPlayer({ canUploadAssets: true });
  const [token] = (await client.get('/api/csrf')).body as { id: string }[];
  formToken = token?.id ?? '';
});

type Path = readonly (string | number)[];

/** Returns the paths of the texts in a value. */
const textsIn = (
  { schema, accepts }: Rule<unknown>,
  path: Path = [],
): readonly { path: Path; isLine: boolean }[] => {
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

const withText = (value: unknown, [name, ...rest]: Path, text: string): unknown => {
  if (name === undefined) return text;
  if (typeof name === 'number') return [withText(Array.isArray(value) ? value[0] : undefined, rest, text)];
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...fields, [name]: withText(fields[name], rest, text) };
};

const send = (call: Call, part: 'query' | 'body', path: Path, text: string): Promise<ClientResponse> => {
  const values = exampleValues(call);
  const {
    method,
    path: url,
    query,
    body,
  } = requestOf(call, {
    ...values,
    [part]: withText(values[part], path, text),
  });
  const search = new URLSearchParams(query as Record<string, string> | undefined).toString();
  return client.call(method, url + (search && `?${search}`), {
    token: player.accessToken,
    ...(body !== undefined && { body }),
    headers: { 'x-csrf-token': formToken, 'idempotency-key': randomUUID() },
  });
};

const texts = apiCalls.flatMap(([name, call]) => [
  ...Object.entries(call.query ?? {}).flatMap(([field, rule]) =>
    textsIn(rule, [field]).map((text) => ({ name, call, part: 'query' as const, ...text })),
  ),
  ...(call.body ? textsIn(call.body).map((text) => ({ name, call, part: 'body' as const, ...text })) : []),
]);

/** @returns the texts whose call was not refused as malformed */
const findAccepted = async (text: string, chosen: typeof texts): Promise<readonly string[]> => {
  const accepted: string[] = [];
  for (const { name, call, part, path } of chosen) {
    const { status } = await send(call, part, path, text);
    if (status !== 400) accepted.push(`${name} ${path.join('.')}: ${status}`);
  }
  return accepted;
};

it('AP-01 no field for one line accepts a line break', async () => {
  const lines = texts.filter(({ isLine }) => isLine);
  expect(lines.length).toBeGreaterThan(90);
  // In the example, somebody else owns the coupons, which is refused first.
  expect(await findAccepted('a\nb', lines)).toEqual(['transferDacs note: 403']);
});

it('AP-01 no text accepts NUL', async () => {
  expect(await findAccepted('a\0b', texts)).toEqual([]);
});

it('AP-01 no text accepts a lone surrogate', async () => {
  // Queries cannot contain it.
  const inBodies = texts.filter(({ part }) => part === 'body');
  expect(await findAccepted('a\ud800b', inBodies)).toEqual([]);
});
