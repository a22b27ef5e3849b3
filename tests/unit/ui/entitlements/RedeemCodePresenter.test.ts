import { Session } from '../../../../src/application/session/Session';
import { FakeCodeRedeemer } from '../../../../src/infrastructure/fake/entitlements/FakeCodeRedeemer';
import { RedeemCodePresenter } from '../../../../src/ui/entitlements/RedeemCodePresenter';
import { compose, type Application } from '../../support/compose';
import { settled } from '../../support/settled';

const slow = 3000;

const typing = async (typed: string): Promise<{ application: Application; box: RedeemCodePresenter }> => {
  const application = await compose({ as: 'new' });
  await application.get(Session).start();
  const box = application.get(RedeemCodePresenter);
  box.change(typed);
  return { application, box };
};

it('PD-02 a redeemed code shows the result and empties the field', async () => {
  const { box } = await typing('FARS-TEAD-0003-3MTH');
  let redeemed = 0;
  box.onRedeemed(() => (redeemed += 1));
  await box.submit();
  expect(box.sending.state).toEqual({
    kind: 'done',
    value: { product: 'Game time', months: 3, gameTimeEnd: new Date('2027-02-20T12:00:00Z') },
  });
  expect(box.form.values.code).toBe('');
  expect(redeemed).toBe(1);
});

it('PD-02 shows that it is sending while redeeming', async () => {
  const { application, box } = await typing('FARSTEAD00033MTH');
  application.world.changeWeather('slow');
  const submitted = box.submit();
  expect(box.sending.state).toEqual({ kind: 'sending' });
  application.world.changeWeather('normal');
  await settled();
  application.clock.advance(slow);
  await submitted;
  expect(box.sending.state.kind).toBe('done');
});

it.each([
  ['FARSTEAD0000USED', 'used-code'],
  ['FARSTEAD0000LATE', 'expired-code'],
  ['FARSTEAD0000MINE', 'reserved-code'],
  ['FARSTEAD0000NONE', 'unknown-code'],
  ['too short', 'malformed-code'],
  ['', 'malformed-code'],
])('PD-02 %j fails as %s and stays in the field', async (typed, kind) => {
  const { box } = await typing(typed);
  await box.submit();
  expect(box.sending.state).toEqual({ kind: 'failed', problem: { kind } });
  expect(box.form.values.code).toBe(typed);
});

it.each([
  ['offline', { kind: 'offline' }],
  ['failing', { kind: 'server', status: 500, code: 50 }],
] as const)('PD-02 the code stays and can be sent again when the server is %s', async (weather, problem) => {
  const { application, box } = await typing('FARSTEAD00011MTH');
  application.world.changeWeather(weather);
  await box.submit();
  expect(box.sending.state).toEqual({ kind: 'failed', problem });
  expect(box.form.values.code).toBe('FARSTEAD00011MTH');
  application.world.changeWeather('normal');
  await box.submit();
  expect(box.sending.state.kind).toBe('done');
});

it('PD-02 a double submit makes one call', async () => {
  const { application, box } = await typing('FARSTEAD00011MTH');
  const redeem = jest.spyOn(FakeCodeRedeemer.prototype, 'redeem');
  application.world.changeWeather('slow');
  const submits = [box.submit(), box.submit(), box.submit()];
  await settled();
  application.world.changeWeather('normal');
  application.clock.advance(slow);
  await Promise.all(submits);
  expect(redeem).toHaveBeenCalledTimes(1);
  expect(box.sending.state.kind).toBe('done');
});

it('PD-02 ignores the result after the page was left', async () => {
  const { application, box } = await typing('FARSTEAD00011MTH');
  let redeemed = 0;
  box.onRedeemed(() => (redeemed += 1));
  application.world.changeWeather('slow');
  const submitted = box.submit();
  await settled();
  box.dispose();
  box.dispose();
  application.world.changeWeather('normal');
  application.clock.advance(slow);
  await submitted;
  expect(box.sending.state).toEqual({ kind: 'idle' });
  expect(redeemed).toBe(0);
  expect(application.get(Session).player?.roles).toEqual(['Subscriber']);
});

it('PD-02 typing removes the failure', async () => {
  const { box } = await typing('FARSTEAD0000USED');
  await box.submit();
  box.change('FARSTEAD0000USE');
  expect(box.sending.state).toEqual({ kind: 'idle' });
});

it('PD-02 a link prefills the code', async () => {
  const { box } = await typing('');
  box.prefill('FARSTEAD00011MTH', false);
  expect([box.form.values.code, box.isForOtherAccount]).toEqual(['FARSTEAD00011MTH', false]);
});

it('PD-02 a link for another account prefills nothing and says so', async () => {
  const { box } = await typing('');
  box.prefill('FARSTEAD00011MTH', true);
  expect([box.form.values.code, box.isForOtherAccount]).toEqual(['', true]);
});

it('PD-02 restores the typed code when the same player signs in again', async () => {
  const { application, box } = await typing('FARS-TEAD-0003-3MTH');
  application.tokens.clear();
  application.channel.hear('ended');
  box.dispose();

  await application.get(Session).begin(application.tokensOf('new'));
  const later = application.get(RedeemCodePresenter);
  later.prefill('', false);
  expect(later.form.values.code).toBe('FARS-TEAD-0003-3MTH');

  await later.submit();
  const last = application.get(RedeemCodePresenter);
  last.prefill('', false);
  expect(last.form.values.code).toBe('');
});

it('PD-02 the code from a link replaces the draft', async () => {
  const { application } = await typing('FARS-TEAD-0003-3MTH');
  const box = application.get(RedeemCodePresenter);
  box.prefill('FARSTEAD00011MTH', false);
  expect(box.form.values.code).toBe('FARSTEAD00011MTH');
});

it('PD-02 a redemption that throws is reported, keeps the code and can be retried', async () => {
  const { application, box } = await typing('FARSTEAD00011MTH');
  const error = new Error('broken');
  jest.spyOn(FakeCodeRedeemer.prototype, 'redeem').mockRejectedValueOnce(error);
  await box.submit();
  expect(box.sending.problem).toEqual({ kind: 'unexpected' });
  expect(box.form.values.code).toBe('FARSTEAD00011MTH');
  expect(application.errors.reports).toEqual([error]);
  await box.submit();
  expect(box.sending.isDone).toBe(true);
});
