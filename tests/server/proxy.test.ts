import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { maxFileBytes } from '#domain/uploads/pictureFile';
import { apiCalls } from '#infrastructure/http/apiCalls';
import { addApiProxy, silenceFactorOf } from '#server/http/apiProxy';
import { call } from './support/call';
import { makeSiteFolder, type SiteFolder } from './support/siteFolder';
import { startWebServer, type RunningWebServer } from './support/startWebServer';
import { startUpstream, type Upstream } from './support/upstream';

let folder: SiteFolder;
let upstream: Upstream;
let webServer: RunningWebServer;

const read = async (stream: AsyncIterable<Buffer>): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
};

beforeAll(async () => {
  folder = await makeSiteFolder();
  upstream = await startUpstream(async (request, response) => {
    if (request.url?.startsWith('/api/cut')) {
      response.destroy();
      return;
    }
    if (request.url === '/api/busy') {
      response.writeHead(503, { 'retry-after': '0' }).end();
      return;
    }
    if (request.url === '/api/picture') {
      response.writeHead(200, { 'content-type': 'image/png', 'content-security-policy': '*' }).end('png');
      return;
    }
    const body = await read(request);
    response.writeHead(request.url === '/api/limited' ? 429 : 200, {
      'content-type': 'application/json',
      'retry-after': '7',
      server: 'backend/1.0',
      'x-powered-by': 'something',
      'x-backend-node': '7',
      link: '<https://evil.test/a.js>; rel=preload; as=script',
      refresh: '0;url=https://evil.test/',
      'content-security-policy': 'default-src *',
      'strict-transport-security': 'max-age=1',
    });
    response.end(JSON.stringify({ path: request.url, body }));
  });
  webServer = await startWebServer({ SITE_FOLDER: folder.path, API_ORIGIN: upstream.origin });
});

afterAll(async () => {
  await webServer.stop();
  await upstream.close();
  await folder.remove();
});

const lastReceived = () => upstream.received.at(-1);

it.each(['/api/orders/byuser/7?page=2', '/liveops/serverstatus', '/configuration'])(
  'forwards requests for %s unchanged',
  async (path) => {
    const answer = await call(webServer.origin, path);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({ path });
  },
);

it('forwards the body and the bearer token', async () => {
  const answer = await call(webServer.origin, '/api/auth/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer token' },
    body: '{"token":"é"}',
  });
  expect(JSON.parse(answer.text)).toMatchObject({ body: '{"token":"é"}' });
  expect(lastReceived()?.headers.authorization).toBe('Bearer token');
});

it('forwards the client’s real address, even when the client forges the header', async () => {
  await call(webServer.origin, '/api/x', {
    headers: {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.test',
      forwarded: 'for=203.0.113.9',
      'keep-alive': 'timeout=5',
      'x-hop': 'yes',
      connection: 'keep-alive, x-hop',
    },
  });
  const headers = lastReceived()?.headers ?? {};
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers['x-forwarded-proto']).toBe('http');
  expect(headers['x-forwarded-host']).toBe(new URL(webServer.origin).host);
  expect(headers.host).toBe(new URL(upstream.origin).host);
  for (const hop of ['forwarded', 'keep-alive', 'x-hop']) expect(headers[hop]).toBeUndefined();
});

it('forwards only request headers that calls use', async () => {
  const dropped = [
    ...['x-http-method-override', 'x-method-override', 'x-original-url', 'x-rewrite-url', 'x-original-host'],
    ...['x-forwarded-prefix', 'x-forwarded-port', 'x-forwarded-user', 'x-forwarded-client-cert', 'forwarded'],
    ...[
      'x-real-ip',
      'x-client-ip',
      'fastly-client-ip',
      'true-client-ip',
      'cf-connecting-ip',
      'x-cluster-client-ip',
    ],
    ...['x-remote-user', 'remote-user', 'x-auth-request-email', 'x-user-id', 'x-authenticated-user'],
    ...['cf-ipcountry', 'cookie', 'via', 'proxy-connection', 'x-made-up'],
  ];
  const forwarded = {
    authorization: 'Bearer token',
    'idempotency-key': 'key-1',
    'if-match': '"1"',
    'user-agent': 'browser',
    'x-csrf-token': 'token',
  };
  const deceiving = Object.fromEntries(dropped.map((name) => [name, '203.0.113.9']));
  await call(webServer.origin, '/api/x', { headers: { ...deceiving, ...forwarded } });
  const headers = lastReceived()?.headers ?? {};
  expect(headers).toMatchObject(forwarded);
  const own = [
    'host',
    'connection',
    'x-request-id',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
  ];
  expect(Object.keys(headers).filter((name) => !own.includes(name) && !(name in forwarded))).toEqual([]);
});

it('forwards the country that a trusted proxy names', async () => {
  const known = await startWebServer({
    SITE_FOLDER: folder.path,
    API_ORIGIN: upstream.origin,
    TRUST_PROXY: 'loopback',
    COUNTRY_HEADER: 'CF-IPCountry',
  });
  await call(known.origin, '/api/products/location', { headers: { 'cf-ipcountry': 'DE' } });
  await known.stop();
  expect(lastReceived()?.headers['cf-ipcountry']).toBe('DE');
});

it('serves pictures of the back end with a policy that allows nothing (decision 75)', async () => {
  const { headers } = await call(webServer.origin, '/api/picture');
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

it('forwards the public origin regardless of the requested host', async () => {
  const known = await startWebServer({
    SITE_FOLDER: folder.path,
    API_ORIGIN: upstream.origin,
    PUBLIC_ORIGIN: 'https://farstead.test',
    TRUST_PROXY: 'loopback',
  });
  await call(known.origin, '/api/x', { headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' } });
  await known.stop();
  expect(lastReceived()?.headers).toMatchObject({
    'x-forwarded-host': 'farstead.test',
    'x-forwarded-proto': 'https',
  });
});

it.each([{ 'content-length': String(300 * 1024) }, { 'transfer-encoding': 'chunked' }])(
  'rejects a body over the limit with an error in the API’s format: %j',
  async (framing) => {
    const before = upstream.received.length;
    const answer = await call(webServer.origin, '/api/x', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...framing },
      body: 'a'.repeat(300 * 1024),
    });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toEqual({ code: 1, message: expect.any(String) });
    expect(upstream.received).toHaveLength(before);
  },
);

it('forwards a picture of the largest size', async () => {
  const answer = await call(webServer.origin, '/api/assets/player', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: 'a'.repeat(maxFileBytes),
  });
  expect(answer.status).toBe(200);
  expect((JSON.parse(answer.text) as { body: string }).body).toHaveLength(maxFileBytes);
});

it('waits longer for a file that is being generated', async () => {
  const held: ServerResponse[] = [];
  const slow = await startUpstream((_request, response) => void held.push(response));
  const app = Fastify();
  await addApiProxy(app, { origin: slow.origin, publicOrigin: undefined, countryHeader: undefined }, 200);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const slowCall = call(origin, '/api/blueprint/download/a%2Fb?size=1');
  expect((await call(origin, '/api/blueprint/list')).status).toBe(504);
  held.find(({ req }) => req.url === '/api/blueprint/download/a%2Fb?size=1')?.end('file');
  expect(await slowCall).toMatchObject({ status: 200, text: 'file' });
  await app.close();
  await slow.close();
});

it('waits at least as long for each call as the site does', () => {
  const transfers = apiCalls.flatMap(([name, { path, transfer }]) =>
    transfer ? [{ name, path, ...transfer }] : [],
  );
  expect(transfers).not.toEqual([]);
  expect(transfers.filter(({ path, silenceFactor }) => silenceFactorOf(path) < silenceFactor)).toEqual([]);
});

it('logs a failed call without its secrets', async () => {
  await call(webServer.origin, '/api/cut?code=secret-code');
  const output = await webServer.outputWith('/api/cut');
  const [line = ''] = output.split('\n').filter((text) => text.includes('/api/cut'));
  expect(JSON.parse(line)).toMatchObject({
    req: { method: 'GET', path: '/api/cut' },
    res: { statusCode: 502 },
    err: { message: expect.any(String) as string },
  });
  expect(output).not.toMatch(/secret-code|response errored/);
});

it.each([
  ['a chunked body', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }, '{"a":1}'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1'],
  ['an empty body', { 'content-type': 'application/json', 'content-length': '0' }, ''],
  ['no body', {}, ''],
])('forwards a request with %s unchanged', async (_what, headers, body) => {
  const answer = await call(webServer.origin, '/api/x', { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toMatchObject({ body });
});

it('returns the status and Retry-After, and drops headers that identify the back end', async () => {
  const { status, headers } = await call(webServer.origin, '/api/limited');
  expect(status).toBe(429);
  expect(headers['retry-after']).toBe('7');
  for (const name of [
    'server',
    'x-powered-by',
    'x-backend-node',
    'link',
    'refresh',
    'strict-transport-security',
  ])
    expect([name, headers[name]]).toEqual([name, undefined]);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

it('returns a 503 without retrying', async () => {
  const before = upstream.received.length;
  const { status } = await call(webServer.origin, '/api/busy');
  expect(status).toBe(503);
  expect(upstream.received).toHaveLength(before + 1);
});

it('responds with 502 and code 50 when the back end drops the connection', async () => {
  const answer = await call(webServer.origin, '/api/cut');
  expect(answer.status).toBe(502);
  expect(JSON.parse(answer.text)).toEqual({ code: 50 });
});

it.each(['/api/../index.html', '/api/%2e%2e/secret', '/api/..%2fsecret'])(
  '%s cannot escape the proxied prefix',
  async (path) => {
    const before = upstream.received.length;
    const refused = await call(webServer.origin, path);
    if (refused.status === 400) expect(JSON.parse(refused.text)).toMatchObject({ code: 1 });
    const paths = upstream.received
      .slice(before)
      .map(({ url }) => new URL(url ?? '', upstream.origin).pathname);
    for (const reached of paths) expect(reached).toMatch(/^\/api\//);
  },
);

it('does not forward paths outside the API', async () => {
  const before = upstream.received.length;
  const answer = await call(webServer.origin, '/apiary', { headers: { accept: 'text/html' } });
  expect(answer.text).toContain('<title>Farstead</title>');
  expect(upstream.received).toHaveLength(before);
  expect((await call(webServer.origin, '/sandbox')).status).toBe(404);
});

it('responds with 502 and code 50 while the back end is down, and still serves pages', async () => {
  const gone = await startUpstream(() => undefined);
  await gone.close();
  const lonely = await startWebServer({ SITE_FOLDER: folder.path, API_ORIGIN: gone.origin });
  const answer = await call(lonely.origin, '/api/auth/certificate');
  expect(answer.status).toBe(502);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(JSON.parse(answer.text)).toEqual({ code: 50 });
  expect((await call(lonely.origin, '/')).status).toBe(200);
  await lonely.stop();
});

it('rejects an untrusted back-end certificate', async () => {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder.path, '..', name));
  if (!key || !certificate) throw new Error('no names');
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1'],
    ...['-keyout', key, '-out', certificate],
  ]);
  const impostor = createServer(
    { key: await readFile(key), cert: await readFile(certificate) },
    (_request, response) => response.end('{}'),
  );
  impostor.listen(0, '127.0.0.1');
  await once(impostor, 'listening');
  const { port } = impostor.address() as AddressInfo;
  const careful = await startWebServer({ SITE_FOLDER: folder.path, API_ORIGIN: `https://127.0.0.1:${port}` });
  const answer = await call(careful.origin, '/api/auth/certificate');
  expect(answer.status).toBe(502);
  await careful.stop();
  impostor.close();
});
