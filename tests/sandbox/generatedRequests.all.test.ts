import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Operation } from '#contracts/openapi/OpenApiDocument';
import { readDocument } from '#contracts/openapi/readDocument';
import { Client, type ClientResponse, type TestPlayer } from './client';
import { brokenRequests, validRequests, type GeneratedRequest } from './generatedRequests';
import { startSandbox, type StartedSandbox } from './startSandbox';

const document = readDocument();

interface DocumentedCall {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Uploads have no JSON body. Other tests send broken files. */
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { requestBody }]) => !requestBody?.content['multipart/form-data'])
    .map(([method, operation]): [string, DocumentedCall] => [
      operation.operationId,
      { method: method.toUpperCase(), path, operation },
    ]),
);

/** Calls with rules that JSON Schema cannot express, such as one of two fields. They may refuse documented requests. */
const callsWithOtherRules: ReadonlySet<string> = new Set([
  'disableTwoFactor',
  'editProfile',
  'findCampaigns',
  'findPayments',
  'findStoreLogin',
  'linkStore',
  'proveIdentity',
  'register',
  'updatePassword',
]);

const requestsPerCall = Number(process.env.GENERATED_REQUESTS ?? 300);

/** Number of requests after which a new player signs in, because requests can end the session. */
const requestsPerPlayer = 50;

const timeoutMs = 600_000;

let sandbox: StartedSandbox;
let client: Client;
let player: TestPlayer;
let sent = 0;

beforeAll(async () => {
  sandbox = await startSandbox({ RATE_LIMITS: 'off' });
  client = new Client(sandbox.url);
});

afterAll(() => sandbox.stop());

const formToken = async (): Promise<string> => {
  const { body } = await client.get('/api/csrf');
  return (body as readonly { readonly id: string }[])[0]?.id ?? '';
};

const has = ({ security }: Operation, scheme: string): boolean => security.some((each) => scheme in each);

const encode = (value: unknown): string => encodeURIComponent(String(value).replace(/\p{Cs}/gu, '\ufffd'));

const send = async (
  { method, path, operation }: DocumentedCall,
  { path: segments, query, body }: GeneratedRequest,
): Promise<ClientResponse> => {
  if (sent % requestsPerPlayer === 0)
    player = await client.createPlayer({ dacs: 5, betaKeys: 5, gameTimeMonths: 3, orders: [2, 0] });
  sent += 1;
  const search = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(segments[name]));
  return client.call(method, search.length > 0 ? `${address}?${search.join('&')}` : address, {
    ...(has(operation, 'bearer') && { token: player.accessToken }),
    ...(body !== undefined && { body }),
    headers: {
      ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
      ...(has(operation, 'formToken') && { 'x-csrf-token': await formToken() }),
    },
  });
};

const codeOf = ({ body }: ClientResponse): unknown => (body as { readonly code?: unknown } | undefined)?.code;

// `documentedResponses.ts` rejects responses that the document does not describe.
it.each(calls)(
  'AP-01 answers generated requests of %s as documented',
  async (name, call) => {
    const property = fc.asyncProperty(validRequests(call.operation), async (request) => {
      const answer = await send(call, request);
      if (!callsWithOtherRules.has(name)) expect([answer.status, codeOf(answer)]).not.toEqual([400, 1]);
      expect(answer.status).toBeLessThan(500);
    });
    await fc.assert(property, { numRuns: requestsPerCall, seed: 1 });
  },
  timeoutMs,
);

it.each(calls.filter(([, { operation }]) => operation.requestBody))(
  'AP-01 refuses generated requests of %s that the document does not allow',
  async (_name, call) => {
    const requests = brokenRequests(call.operation);
    if (!requests) throw new Error('The call has no JSON body.');
    const property = fc.asyncProperty(requests, async (request) => {
      const { status } = await send(call, request);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    });
    await fc.assert(property, { numRuns: requestsPerCall, seed: 1 });
  },
  timeoutMs,
);
