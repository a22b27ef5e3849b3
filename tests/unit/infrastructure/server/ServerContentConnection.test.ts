import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FakeClock } from '#infrastructure/fake/browser/FakeClock';
import { ServerContentConnection } from '#infrastructure/server/ServerContentConnection';

let service: Server;
let origin: string;

beforeAll(async () => {
  service = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(service, 'listening');
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});

afterAll(() => {
  service.closeAllConnections();
  service.close();
});

it('LA-03 all requests of a render share one timeout that starts with the first request', () => {
  const clock = new FakeClock();
  const connection = new ServerContentConnection(origin, clock, 500);
  clock.advance(10_000);
  expect(connection.timeoutMs).toBe(500);
  clock.advance(300);
  expect(connection.timeoutMs).toBe(200);
  clock.advance(300);
  expect(connection.timeoutMs).toBe(0);
});

it('CT-01 returns the content ref only when all requests used the same ref', async () => {
  const connection = new ServerContentConnection(origin, new FakeClock(), 500);
  expect(connection.ref).toBeUndefined();
  for (const query of ['ref=first&page=1', 'ref=first&page=2']) {
    await connection.fetch(`${origin}/api/v2/documents/search?${query}`, {});
  }
  expect(connection.ref).toBe('first');
  await connection.fetch(`${origin}/api/v2/documents/search?ref=second`, {});
  expect(connection.ref).toBeUndefined();
});
