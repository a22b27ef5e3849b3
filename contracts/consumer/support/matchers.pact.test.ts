import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PactV4, type MatchersV3 } from '@pact-foundation/pact';
import * as rules from '#application/shared/rules';
import { signIn } from '#infrastructure/http/session/calls';
import { call, type Call } from '#infrastructure/http/shared/call';
import type { Interaction } from './addInteraction';
import {
  responseOf,
  arrayContaining,
  exactly,
  nonEmpty,
  matchingPattern,
  possiblyEmptyArray,
} from './matchers';

const everyRule = call({
  method: 'GET',
  path: '/api/every-rule',
  as: 'anyone',
  answer: rules.shape({
    text: rules.text(),
    string: rules.string(),
    integer: rules.integer(),
    number: rules.number(),
    count: rules.integer(0),
    quantity: rules.integer(1),
    discount: rules.number(0, 1),
    price: rules.number(0, 1000),
    country: rules.text(2, 2),
    token: rules.jwt(),
    address: rules.webAddress(),
    boolean: rules.boolean(),
    date: rules.isoDate(),
    pattern: rules.pattern(/^a.*$/),
    oneOf: rules.oneOf(['en', 'fr']),
    status: rules.oneOf([0, 1]),
    missing: rules.optional(rules.text()),
    none: rules.optional(rules.text()),
    some: rules.optional(rules.text()),
    list: rules.listOf(rules.shape({ id: rules.text() })),
    empty: rules.listOf(rules.text()),
    possiblyEmpty: rules.listOf(rules.text()),
    containing: rules.listOf(rules.text()),
    exact: rules.boolean(),
    filled: rules.string(),
    matching: rules.text(),
  }),
});

const read = {
  text: 'text',
  string: '',
  integer: 7,
  number: 7.5,
  count: 3,
  quantity: 3,
  discount: 0.25,
  price: 24.99,
  country: 'FR',
  token: 'a.b.c',
  address: 'https://store.example.test/pay?id=1',
  boolean: true,
  date: '2026-10-20T12:00:00.000Z',
  pattern: 'abc',
  oneOf: 'en',
  status: 0,
  none: null,
  some: 'text',
  list: [{ id: 'id-1' }],
  empty: [],
  possiblyEmpty: [],
  containing: ['x', 'steam'],
  exact: false,
  filled: 'text',
  matching: '42',
};

const example = {
  ...read,
  possiblyEmpty: possiblyEmptyArray('text'),
  containing: arrayContaining(exactly('steam')),
  exact: exactly(false),
  filled: nonEmpty('text'),
  matching: matchingPattern(/^\d+$/, '42'),
};

/** Response bodies of the provider, one per call. A single run verifies all of them. */
let answers: readonly unknown[] = [];
let folder: string;
const server = createServer((request, answer) => {
  const body = answers[Number(request.url?.slice(1))];
  answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pact-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => server.close());

/** Returns the bodies that pass verification against a pact with the example `agreed`. */
const verify = async (call: Call, agreed: unknown, bodies: readonly unknown[]): Promise<unknown[]> => {
  answers = bodies;
  await writePact(responseOf(call, agreed), bodies.length);
  const { port } = server.address() as AddressInfo;
  const [pact = ''] = readdirSync(folder);
  const report = join(folder, 'report');
  // Runs in a separate process without output, because Pact prints every difference, and these are intentional.
  await promisify(execFile)(process.execPath, [
    join(__dirname, 'verifyPact.cjs'),
    join(folder, pact),
    `http://127.0.0.1:${port}`,
    report,
  ]);
  const { interactionResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  expect(interactionResults).toHaveLength(bodies.length);
  return interactionResults
    .filter(({ result }) => result === 'OK')
    .map(({ description }) => bodies[Number(/\d+$/.exec(description)?.[0])]);
};

interface Report {
  readonly interactionResults: readonly { readonly description: string; readonly result: string }[];
}

const writePact = async ({ status, body }: Interaction['response'], count: number): Promise<void> => {
  const pact = new PactV4({
    consumer: 'starport-site',
    provider: 'starport-api',
    dir: folder,
    logLevel: 'error',
  });
  const indices = Array.from({ length: count }, (_, index) => index);
  const added = indices.map((index) =>
    pact
      .addInteraction()
      .uponReceiving(`call ${index}`)
      .withRequest('GET', `/${index}`)
      .willRespondWith(status, (builder) => builder.jsonBody(body as MatchersV3.Matcher<unknown>)),
  );
  await added.at(-1)?.executeTest(({ url }) => Promise.all(indices.map((index) => fetch(`${url}/${index}`))));
};

it('AP-01 rejects a provider whose sign-in returns a token that is not a JWT', async () => {
  const tokens = { accessToken: 'access.to.ken', refreshToken: 'refresh-token' };
  const good = { accessToken: 'an.other.one', refreshToken: 'token' };
  const mutations = [null, 7, true, '', 'token', [], {}, undefined].map((accessToken) => ({
    ...good,
    accessToken,
  }));
  expect(await verify(signIn, tokens, [...mutations, good])).toEqual([good]);
});

it('AP-01 rejects a response that breaks any rule and accepts a response that follows all rules', async () => {
  const broken = Object.entries({
    text: [null, 7, true, '', undefined],
    string: [null, 7],
    integer: [null, '7', 7.5],
    number: [null, '7.5'],
    count: [-1, 0.5, '3'],
    quantity: [-1, 0],
    discount: [-0.1, 1.1, 25, '0.25'],
    price: [-0.01, 1000.01, 10_000, 1e21],
    country: ['F', 'FRA', ''],
    token: ['a.b', 'a.b.c.d', ''],
    address: [
      'javascript:alert(1)',
      '//store.example.test',
      '/\\store.example.test',
      'https://me@store.example.test/',
      '',
    ],
    boolean: [null, 'true'],
    date: [null, '', 'soon', '2026-10-20', '2026-13-20T12:00:00Z', '2026-10-20T12:00:00'],
    pattern: [null, 'b'],
    oneOf: [7, 'de'],
    status: ['0', 2],
    none: ['text'],
    some: [7, ''],
    list: [[], [{}], [{ id: 'a' }, { id: 7 }]],
    empty: [['a']],
    possiblyEmpty: [[7], ['']],
    containing: [[], ['x']],
    exact: [true],
    filled: ['', 7],
    matching: ['a', 42],
  }).flatMap(([field, values]) => values.map((value: unknown) => ({ ...read, [field]: value })));
  const other = {
    ...read,
    string: 'text',
    integer: 0,
    number: 0,
    count: 0,
    quantity: 1,
    discount: 1,
    price: 1000,
    country: 'de',
    address: 'http://localhost:8080/store',
    boolean: false,
    oneOf: 'fr',
    status: 1,
    list: [{ id: 'a', more: 1 }, { id: 'b' }],
    possiblyEmpty: ['a', 'b'],
    more: true,
  };
  expect(await verify(everyRule, example, [...broken, read, other])).toEqual([read, other]);
}, 90_000);

it.each<[string, unknown]>([
  ['a value of another type', { ...example, integer: 'seven' }],
  ['a field that the site does not read', { ...example, more: 1 }],
  ['a missing field', { integer: 7 }],
  ['two examples for one entry', { ...example, list: [{ id: 'a' }, { id: 'b' }] }],
])('AP-01 rejects %s in an example', (_, agreed) => {
  expect(() => responseOf(everyRule, agreed)).toThrow(everyRule.path);
});
