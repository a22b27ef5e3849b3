import { randomUUID } from 'node:crypto';
import { Client, type TestPlayer } from './client';
import { resetSandbox } from './sharedSandboxes';

let client: Client;

beforeAll(async () => {
  client = new Client(await resetSandbox());
});

const subscriber = (): Promise<TestPlayer> =>
  client.createPlayer({
    subscription: {
      status: 0,
      months: 1,
      dateNextCharge: new Date(Date.now() + 30 * 86_400_000).toISOString(),
      payments: [2],
    },
  });

const send = async (
  { accessToken: token }: TestPlayer,
  action: 'cancel' | 'renew',
  key?: string,
  body?: object,
): Promise<number> => {
  const { status } = await client.call('POST', `/api/orders/subscriptions/me/${action}`, {
    token,
    ...(body && { body }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
  return status;
};

it('AP-01 a request that is repeated with its key gets the first response again', async () => {
  const player = await subscriber();
  const key = randomUUID();
  expect([await send(player, 'cancel', key), await send(player, 'cancel', key)]).toEqual([204, 204]);
  expect(await send(player, 'cancel')).toBe(409);
});

it('AP-01 concurrent requests with the same key are processed once', async () => {
  const player = await subscriber();
  const key = randomUUID();
  const statuses = await Promise.all(Array.from({ length: 10 }, () => send(player, 'cancel', key)));
  expect(new Set(statuses)).toEqual(new Set([204]));
});

it('AP-01 the same key of another player or with another body is another request', async () => {
  const [player, other] = [await subscriber(), await subscriber()];
  const key = randomUUID();
  expect(await send(player, 'cancel', key)).toBe(204);
  expect(await send(player, 'cancel', key, { other: true })).toBe(409);
  expect(await send(other, 'renew', key)).toBe(409);
});

it('AP-01 a refused request is processed again when it is repeated', async () => {
  const player = await subscriber();
  const key = randomUUID();
  expect(await send(player, 'renew', key)).toBe(409);
  expect(await send(player, 'cancel')).toBe(204);
  expect(await send(player, 'renew', key)).toBe(204);
});

it('PY-02 a repeated cancellation cancels again after the subscription was renewed elsewhere', async () => {
  const player = await subscriber();
  const key = randomUUID();
  expect(await send(player, 'cancel', key)).toBe(204);
  expect(await send(player, 'renew', randomUUID())).toBe(204);
  expect(await send(player, 'cancel', key)).toBe(204);
  const { body } = await client.get('/api/orders/subscriptions/me/last-subscription', player.accessToken);
  expect(body).toMatchObject({ status: 1 });
});
