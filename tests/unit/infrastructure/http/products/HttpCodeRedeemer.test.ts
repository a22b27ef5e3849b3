import { CodeRedeemer } from '#application/products/CodeRedeemer';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import { composeOnHttp } from '../../../support/composeOnHttp';
import { json, StubServer, type Reply } from '../../../support/StubServer';

const server = new StubServer();

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

const lost: Reply = (response) => response.destroy();

const redeemed = json(200, { endDate: '2027-02-01T00:00:00.000Z', months: 3, product: '3 months' });

const [code, other] = ['FARSTEAD00033MTH', 'FARSTEAD00011MTH'] as RedemptionCode[];

const open = (): ((code: RedemptionCode | undefined) => Promise<unknown>) => {
  const application = composeOnHttp(server.url);
  server.on(`GET /api/inventory/keys/${code ?? ''}`, json(200, { id: 'key-1' }));
  server.on(`GET /api/inventory/keys/${other ?? ''}`, json(200, { id: 'key-2' }));
  // Each page gets the port again.
  return async (typed) => typed && application.get(CodeRedeemer).redeem(typed);
};

it('PD-02 a code whose activation got no response is activated again without another look-up', async () => {
  const redeem = open();
  server.on('POST /api/inventory/keys/key-1/activate', lost, redeemed);
  expect(await redeem(code)).toMatchObject({ ok: false });
  server.on(`GET /api/inventory/keys/${code ?? ''}`, json(409, { code: 202 }));
  expect(await redeem(code)).toMatchObject({ ok: true, value: { months: 3 } });
});

it('PD-02 a code is not looked up again after a rate limit that follows a lost response', async () => {
  const redeem = open();
  server.on('POST /api/inventory/keys/key-1/activate', lost, json(429, {}), redeemed);
  await redeem(code);
  server.on(`GET /api/inventory/keys/${code ?? ''}`, json(409, { code: 202 }));
  expect(await redeem(code)).toMatchObject({ error: { kind: 'too-many-requests', mayHaveRunBefore: true } });
  expect(await redeem(code)).toMatchObject({ ok: true, value: { months: 3 } });
});

it('PD-02 another code, or one whose activation was answered, is looked up', async () => {
  const redeem = open();
  server.on('POST /api/inventory/keys/key-1/activate', lost, redeemed);
  server.on('POST /api/inventory/keys/key-2/activate', redeemed);
  await redeem(code);
  expect(await redeem(other)).toMatchObject({ ok: true });
  await redeem(code);
  await redeem(code);
  expect(server.received.map(({ path }) => path)).toEqual(
    ['key-1', 'key-2', 'key-1', 'key-1'].flatMap((key) => [
      `/api/inventory/keys/${(key === 'key-1' ? code : other) ?? ''}`,
      `/api/inventory/keys/${key}/activate`,
    ]),
  );
});
