import { Session } from '#application/session/Session';
import { FakeCodeRedeemer } from '#infrastructure/fake/products/FakeCodeRedeemer';
import { RedeemCodePresenter } from '#ui/products/RedeemCodePresenter';
import { compose, type Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const slow = 3000;

const setUp = async (typed: string): Promise<{ application: Application; box: RedeemCodePresenter }> => {
  const application = await compose({ as: 'new' });
  await application.get(Session).start();
  const box = application.get(RedeemCodePresenter);
  box.change(typed);
  return { application, box };
};

it('PD-02 redeeming a code shows the result and clears the field', async () => {
  const { box } = await setUp('FARS-TEAD-0003-3MTH');
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

it('PD-02 shows a sending state while redeeming', async () => {
  const { application, box } = await setUp('FARSTEAD00033MTH');
  application.backend.setNetworkCondition('slow');
  const submitted = box.submit();
  expect(box.sending.state).toEqual({ kind: 'sending' });
  application.backend.setNetworkCondition('normal');
  await flushPromises();
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
])('PD-02 %j fails as %s and is not cleared', async (typed, kind) => {
  const { box } = await setUp(typed);
  await box.submit();
  expect(box.sending.state).toEqual({ kind: 'failed', problem: { kind } });
  expect(box.form.values.code).toBe(typed);
});

it.each([
  ['offline', { kind: 'offline' }],
  ['failing', { kind: 'server', status: 500, code: 50 }],
] as const)(
  'PD-02 preserves the code when the server is %s, and can send it again',
  async (network, problem) => {
    const { application, box } = await setUp('FARSTEAD00011MTH');
    application.backend.setNetworkCondition(network);
    await box.submit();
    expect(box.sending.state).toEqual({ kind: 'failed', problem });
    expect(box.form.values.code).toBe('FARSTEAD00011MTH');
    application.backend.setNetworkCondition('normal');
    await box.submit();
    expect(box.sending.state.kind).toBe('done');
  },
);

it('PD-02 makes one call on a double submit', async () => {
  const { application, box } = await setUp('FARSTEAD00011MTH');
  const redeem = jest.spyOn(FakeCodeRedeemer.prototype, 'redeem');
  application.backend.setNetworkCondition('slow');
  const submits = [box.submit(), box.submit(), box.submit()];
  await flushPromises();
  application.backend.setNetworkCondition('normal');
  application.clock.advance(slow);
  await Promise.all(submits);
  expect(redeem).toHaveBeenCalledTimes(1);
  expect(box.sending.state.kind).toBe('done');
});

it('PD-02 ignores a result that arrives after the player leaves the page', async () => {
  const { application, box } = await setUp('FARSTEAD00011MTH');
  let redeemed = 0;
  box.onRedeemed(() => (redeemed += 1));
  application.backend.setNetworkCondition('slow');
  const submitted = box.submit();
  await flushPromises();
  box.dispose();
  box.dispose();
  application.backend.setNetworkCondition('normal');
  application.clock.advance(slow);
  await submitted;
  expect(box.sending.state).toEqual({ kind: 'idle' });
  expect(redeemed).toBe(0);
  expect(application.get(Session).player?.roles).toEqual(['Subscriber']);
});

it('PD-02 typing clears the error', async () => {
  const { box } = await setUp('FARSTEAD0000USED');
  await box.submit();
  box.change('FARSTEAD0000USE');
  expect(box.sending.state).toEqual({ kind: 'idle' });
});

it('PD-02 prefills the code from a link', async () => {
  const { box } = await setUp('');
  box.prefill('FARSTEAD00011MTH', false);
  expect([box.form.values.code, box.isForOtherAccount]).toEqual(['FARSTEAD00011MTH', false]);
});

it('PD-02 a link for another account shows a message instead of prefilling the code', async () => {
  const { box } = await setUp('');
  box.prefill('FARSTEAD00011MTH', true);
  expect([box.form.values.code, box.isForOtherAccount]).toEqual(['', true]);
});

it('PD-02 restores the typed code when the same player signs in again', async () => {
  const { application, box } = await setUp('FARS-TEAD-0003-3MTH');
  application.tokens.clear();
  application.channel.receive('ended');
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
  const { application } = await setUp('FARS-TEAD-0003-3MTH');
  const box = application.get(RedeemCodePresenter);
  box.prefill('FARSTEAD00011MTH', false);
  expect(box.form.values.code).toBe('FARSTEAD00011MTH');
});

it('PD-02 reports a redemption that throws and preserves the code for a retry', async () => {
  const { application, box } = await setUp('FARSTEAD00011MTH');
  const error = new Error('broken');
  jest.spyOn(FakeCodeRedeemer.prototype, 'redeem').mockRejectedValueOnce(error);
  await box.submit();
  expect(box.sending.problem).toEqual({ kind: 'unexpected' });
  expect(box.form.values.code).toBe('FARSTEAD00011MTH');
  expect(application.errors.reports).toEqual([error]);
  await box.submit();
  expect(box.sending.isDone).toBe(true);
});
