import { once } from 'node:events';
import { request as sendRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { silenceFactors } from '#domain/shared/callTimeouts';
import { addApiProxy } from '#server/http/apiProxy';
import { connectionLimits } from '#server/http/connectionLimits';
import { startUpstream, type Upstream } from './support/upstream';

/** Timeout of a call in this test. All limits are multiples of it. */
const timeoutMs = 20;

const silenceMs = timeoutMs * silenceFactors.transfer;

/** A transfer of this many bytes takes several times as long as it may be silent. Sockets have no fake clock. */
const byteCount = 10;

const trickle = async (target: { write(text: string): unknown; end(): unknown }): Promise<void> => {
  for (let sent = 0; sent < byteCount; sent++) {
    target.write('x');
    await wait(silenceMs / 2);
  }
  target.end();
};

let upstream: Upstream;
let proxy: FastifyInstance;
let origin: string;

beforeAll(async () => {
  upstream = await startUpstream(async (request, response) => {
    const body = await request.toArray().catch(() => undefined);
    if (!body) return;
    const received = Buffer.concat(body as Buffer[]).length;
    response.writeHead(200, { 'content-type': 'text/plain' });
    if (request.url === '/api/downloads/slow') return trickle(response);
    if (request.url === '/api/downloads/silent') return void response.write('x');
    response.end(String(received));
  });
  proxy = Fastify(connectionLimits(timeoutMs));
  await addApiProxy(
    proxy,
    { origin: upstream.origin, publicOrigin: undefined, countryHeader: undefined },
    timeoutMs,
  );
  await proxy.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(proxy.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await upstream.close();
  proxy.server.closeAllConnections();
  await proxy.close();
});

const upload = (): ClientRequest =>
  sendRequest(`${origin}/api/assets/player`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
  });

it('forwards a download that progresses, however long it takes', async () => {
  const response = await fetch(`${origin}/api/downloads/slow`);
  expect(await response.text()).toHaveLength(byteCount);
});

it('ends a download when the back end is silent', async () => {
  const response = await fetch(`${origin}/api/downloads/silent`);
  await expect(response.text()).rejects.toThrow();
});

it('forwards an upload that progresses, however long it takes', async () => {
  const sending = upload();
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  await trickle(sending);
  const [response] = await answered;
  const text = Buffer.concat((await response.toArray()) as Buffer[]).toString();
  expect([response.statusCode, text]).toEqual([200, String(byteCount)]);
});

it('ends an upload when the client is silent', async () => {
  const sending = upload();
  sending.write('x');
  await expect(once(sending, 'response')).rejects.toThrow();
});

it('forwards a file that is larger than the limit of other bodies', async () => {
  const bytes = Buffer.alloc(5_000_000);
  const response = await fetch(`${origin}/api/assets/player`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: bytes,
  });
  expect(await response.text()).toBe(String(bytes.length));
});

it('limits the duration of headers only', () => {
  const { requestTimeout, connectionTimeout, http } = connectionLimits();
  expect([requestTimeout, connectionTimeout]).toEqual([0, 300_000]);
  expect(http.headersTimeout).toBeGreaterThan(0);
});
