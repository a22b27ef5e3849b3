import { Dacs } from '#application/coupons/Dacs';
import { StoreGameTime } from '#application/linked-accounts/StoreGameTime';
import type { Quantity } from '#domain/coupons/Quantity';
import type { GiftNote } from '#domain/shared/giftNote';
import { composeOnHttp } from '../../support/composeOnHttp';
import { calls, sendCall, server, useServer, type CallWithValues } from '../../support/failureModes';
import { json, type Reply } from '../../support/StubServer';

useServer();

const writing = calls.filter(({ call }) => call.method !== 'GET' && !call.idempotencyKey && !call.transfer);
const pressed = writing.filter(({ call }) => !call.isQuery);
const queries = writing.filter(({ call }) => call.isQuery);

const lost: Reply = (response) => response.destroy();
const maintenance = json(503, { code: 50 }, { 'retry-after': '5' });
const proof = json(403, { code: 150 });

const keysAfter = async (call: CallWithValues, ...replies: readonly Reply[]): Promise<readonly unknown[]> => {
  const application = composeOnHttp(server.url);
  for (const reply of replies) {
    server.onAll(reply);
    await sendCall(call, application);
  }
  return server.received
    .filter(({ path }) => path !== '/api/csrf')
    .map(({ headers }) => headers['idempotency-key']);
};

it.each(pressed)('AP-01 $label repeats its key only until a response arrives', async (call) => {
  const [first, second, third, fourth] = await keysAfter(call, lost, json(502, {}), json(409, {}), lost);
  expect(first).toEqual(expect.any(String));
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

it('AP-01 repeats the key after responses that do not decide the outcome of an earlier attempt', async () => {
  const [call] = pressed;
  if (!call) throw new Error('There is no writing call.');
  const keys = await keysAfter(call, lost, maintenance, json(429, {}), proof, json(409, {}), lost);
  expect(keys.slice(1, 5)).toEqual(Array.from({ length: 4 }, () => keys[0]));
  expect(keys[5]).not.toBe(keys[0]);
});

it('AP-01 reports that a request had no effect unless an earlier attempt may have had one', async () => {
  const gameTime = composeOnHttp(server.url).get(StoreGameTime);
  const failure = { kind: 'server', status: 503, code: 50 };
  server.onAll(maintenance);
  expect(await gameTime.claim()).toEqual({ ok: false, error: { ...failure, hadNoEffect: true } });
  server.onAll(lost);
  await gameTime.claim();
  const mayHaveRunBefore = true;
  for (const [reply, reported] of [
    [maintenance, { ...failure, hadNoEffect: true, mayHaveRunBefore }],
    [json(429, {}), { kind: 'too-many-requests', mayHaveRunBefore }],
  ] as const) {
    server.onAll(reply);
    expect(await gameTime.claim()).toEqual({ ok: false, error: reported });
  }
});

it('SE-01 reports that a request had no effect if the tokens could not be renewed after it was refused', async () => {
  const gameTime = composeOnHttp(server.url).get(StoreGameTime);
  server.onAll(json(401, { code: 112 }));
  server.on('POST /api/auth/refresh', lost);
  expect(await gameTime.claim()).toEqual({ ok: false, error: { kind: 'offline', hadNoEffect: true } });
});

it('AP-01 reports that a call with its own key may have run before, also with another note', async () => {
  const dacs = composeOnHttp(server.url).get(Dacs);
  const transfer = { key: 'key-1', ownerId: 'player-1', recipientId: 'player-2', quantity: 1 as Quantity };
  server.onAll(lost);
  await dacs.transfer(transfer);
  server.onAll(json(429, {}));
  const limited = { kind: 'too-many-requests' };
  const repeated = await dacs.transfer({ ...transfer, note: 'Thanks' as GiftNote });
  expect(repeated).toEqual({ ok: false, error: { ...limited, mayHaveRunBefore: true } });
  expect(await dacs.transfer({ ...transfer, key: 'key-2' })).toEqual({ ok: false, error: limited });
});

it.each(queries)('AP-01 $label sends no key, because it changes nothing', async (call) => {
  expect(await keysAfter(call, lost, lost)).toEqual([undefined, undefined]);
});
