import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { disconnectStalledClients } from '#server/http/stalledClients';

let app: FastifyInstance;
let client: Socket;
/** Socket timeouts in milliseconds while a call was being handled. */
let timeouts: number[];

beforeEach(async () => {
  timeouts = [];
  app = Fastify();
  disconnectStalledClients(app, 50);
  app.get('/large', (request, reply) => {
    timeouts.push(request.raw.socket.timeout ?? 0);
    return reply.send(
      Readable.from(
        (function* () {
          for (;;) yield Buffer.alloc(65_536);
        })(),
      ),
    );
  });
  app.get('/small', (request) => {
    timeouts.push(request.raw.socket.timeout ?? 0);
    return 'small';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
});

afterEach(async () => {
  client.destroy();
  await app.close();
});

it('disconnects a client that does not read the response', async () => {
  const [socket] = (await once(app.server, 'connection')) as [Socket];
  client.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'close');
  expect(timeouts).toEqual([0]);
});

it('does not limit how long calls take on a connection', async () => {
  for (let calls = 1; calls <= 2; calls += 1) {
    client.write('GET /small HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(client, 'data');
  }
  expect(timeouts).toEqual([0, 0]);
});
