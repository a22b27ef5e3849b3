import { CodeRedeemer } from '#application/products/CodeRedeemer';
import { RedeemCode } from '#application/products/RedeemCode';
import { Session } from '#application/session/Session';
import { FakeCodeRedeemer } from '#infrastructure/fake/products/FakeCodeRedeemer';
import { compose, type Application } from '../../support/compose';

const setUp = async (): Promise<Application> => {
  const application = await compose({ as: 'new' });
  await application.get(Session).start();
  return application;
};

it('PD-02 redeems an unused code for game time and reloads the purchases', async () => {
  const application = await setUp();
  const before = application.tokens.read();
  expect(await application.get(RedeemCode).execute('fars-tead-0003-3mth')).toEqual({
    ok: true,
    value: { product: 'Game time', months: 3, gameTimeEnd: new Date('2027-02-20T12:00:00Z') },
  });
  expect(application.get(Session).player?.roles).toEqual(['Subscriber']);
  expect(application.tokens.read()).not.toEqual(before);
});

it.each([
  ['FARSTEAD0000USED', 'used-code'],
  ['FARSTEAD0000LATE', 'expired-code'],
  ['FARSTEAD0000MINE', 'reserved-code'],
  ['FARSTEAD0000NONE', 'unknown-code'],
  ['1b4e28ba-2fa1-11d2-883f-0016d3cca427', 'unknown-code'],
])('PD-02 rejects %s with %s', async (typed, kind) => {
  const application = await setUp();
  const before = application.tokens.read();
  expect(await application.get(RedeemCode).execute(typed)).toEqual({ ok: false, error: { kind } });
  expect(application.tokens.read()).toEqual(before);
});

it('PD-02 does not send a request for a malformed code', async () => {
  const application = await setUp();
  const redeem = jest.spyOn(FakeCodeRedeemer.prototype, 'redeem');
  expect(application.get(CodeRedeemer)).toBeInstanceOf(FakeCodeRedeemer);
  expect(await application.get(RedeemCode).execute('FARSTEAD')).toEqual({
    ok: false,
    error: { kind: 'malformed-code' },
  });
  expect(redeem).not.toHaveBeenCalled();
});

it('PD-02 succeeds even when the reload fails', async () => {
  const application = await setUp();
  const { redeem } = FakeCodeRedeemer.prototype;
  jest.spyOn(FakeCodeRedeemer.prototype, 'redeem').mockImplementation(async function (
    this: FakeCodeRedeemer,
    code,
  ) {
    const redemption = await redeem.call(this, code);
    application.backend.setNetworkCondition('offline');
    return redemption;
  });
  expect((await application.get(RedeemCode).execute('FARSTEAD00011MTH')).ok).toBe(true);
  expect(application.get(Session).player?.roles).toEqual([]);
});

it.each([
  ['offline', { kind: 'offline' }],
  ['failing', { kind: 'server', status: 500, code: 50 }],
] as const)('PD-02 fails when the server is %s', async (network, error) => {
  const application = await setUp();
  application.backend.setNetworkCondition(network);
  expect(await application.get(RedeemCode).execute('FARSTEAD00011MTH')).toEqual({ ok: false, error });
});
