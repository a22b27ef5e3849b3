import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { embedded } from '#tests/run/databases';
import { sharedSandbox } from '#tests/sandbox/sharedSandboxes';
import { brokenInvariants } from '../verification/invariants';

type Body = Readonly<Record<string, unknown>>;

let sandboxUrl: string;
let proxy: Server;
let mutate: (body: Body, request: { readonly path: string; readonly sent: string }) => unknown;

const textOf = async (stream: AsyncIterable<Buffer>): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
};

/** Starts a proxy that forwards requests to the sandbox and mutates its responses. */
const startProxy = () =>
  createServer((request, response) => {
    void (async () => {
      const sent = await textOf(request);
      const { authorization = '', 'idempotency-key': key } = request.headers;
      const answer = await fetch(`${sandboxUrl}${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers: {
          authorization,
          ...(sent !== '' && { 'content-type': 'application/json' }),
          ...(typeof key === 'string' && { 'idempotency-key': key }),
        },
        ...(sent !== '' && { body: sent }),
      });
      if (answer.status === 204) return response.writeHead(204).end();
      const body = mutate((await answer.json()) as Body, { path: request.url ?? '', sent });
      return response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body));
    })().catch(() => response.writeHead(502).end());
  });

beforeAll(async () => {
  sandboxUrl = await sharedSandbox(embedded);
  proxy = startProxy();
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
});

afterAll(() => void proxy.close());

const verifyInvariants = async (): Promise<readonly string[]> => {
  const broken = await brokenInvariants({
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    statesUrl: `${sandboxUrl}/sandbox/states`,
  });
  return broken.map(({ name }) => name);
};

it('AP-01 the sandbox satisfies every invariant', async () => {
  mutate = (body) => body;
  expect(await verifyInvariants()).toEqual([]);
});

it('AP-01 detects a provider whose responses are valid individually but contradict each other', async () => {
  let orders = 0;
  let coupons = 100;
  const longAgo = '2001-01-01T00:00:00Z';
  mutate = (body, { path, sent }) => {
    if (path === '/api/auth/refresh') {
      return { ...body, refreshToken: (JSON.parse(sent) as { readonly token: string }).token };
    }
    if (path.startsWith('/api/orders/payment/token')) {
      orders += 1;
      return { ...body, order: { ...(body.order as Body), id: `order-${orders}` } };
    }
    if (path === '/api/inventory/dualaccesscoupon/count/me') {
      coupons -= 4;
      return { quantity: coupons };
    }
    if (path === '/api/users/me/game-time') {
      const isOver = Date.parse(body.endDate as string) < Date.now();
      return { endDate: isOver ? '2099-01-01T00:00:00Z' : longAgo };
    }
    return { ...body, dateNextCharge: longAgo, dateEnd: longAgo };
  };
  expect(await verifyInvariants()).toEqual([
    'a renewal answers another refresh token',
    'one Idempotency-Key makes one order, and another key another',
    'one Idempotency-Key moves coupons once',
    'game time that ended has its end in the past',
    'game time has its end ahead',
    'an active subscription began in the past and is charged ahead',
    'a player with a cancelled subscription exists: it began in the past and ends ahead',
    'a player with a non-renewing subscription exists: it began in the past and ends ahead',
  ]);
});
