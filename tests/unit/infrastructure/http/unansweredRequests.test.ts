import { composeOnHttp } from '../../support/composeOnHttp';
import { calls, sendCall, server, useServer, type CallWithValues } from '../../support/failureModes';
import { json, type Reply } from '../../support/StubServer';

useServer();

const writing = calls.filter(({ call }) => call.method !== 'GET' && !call.idempotencyKey && !call.transfer);
const pressed = writing.filter(({ call }) => !call.isQuery);
const queries = writing.filter(({ call }) => call.isQuery);

const lost: Reply = (response) => response.destroy();

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

it.each(queries)('AP-01 $label sends no key, because it changes nothing', async (call) => {
  expect(await keysAfter(call, lost, lost)).toEqual([undefined, undefined]);
});
