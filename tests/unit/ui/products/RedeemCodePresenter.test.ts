import { Session } from '#application/session/Session';
import { RedeemCodePresenter } from '#ui/products/RedeemCodePresenter';
import { compose, type Application } from '../../support/compose';

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
  box.redeemed.on(() => (redeemed += 1));
  await box.submit();
  expect(box.sending.state).toEqual({
    kind: 'done',
    value: { product: 'Game time', months: 3, gameTimeEnd: new Date('2027-02-20T12:00:00Z') },
  });
  expect(box.form.values.code).toBe('');
  expect(redeemed).toBe(1);
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

it('PD-02 the code from a link replaces the draft', async () => {
  const { application } = await setUp('FARS-TEAD-0003-3MTH');
  const box = application.get(RedeemCodePresenter);
  box.prefill('FARSTEAD00011MTH', false);
  expect(box.form.values.code).toBe('FARSTEAD00011MTH');
});
