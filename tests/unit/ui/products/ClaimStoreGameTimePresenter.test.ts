import { Session } from '#application/session/Session';
import { FakeStoreGameTime } from '#infrastructure/fake/linked-accounts/FakeStoreGameTime';
import { ClaimStoreGameTimePresenter } from '#ui/products/ClaimStoreGameTimePresenter';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const setUp = async () => {
  const application = await compose({ as: 'steam' });
  await application.get(Session).start();
  return { application, box: application.get(ClaimStoreGameTimePresenter) };
};

it('PD-01 makes one call on a double claim and none on a later claim', async () => {
  const { application, box } = await setUp();
  const claim = jest.spyOn(FakeStoreGameTime.prototype, 'claim');
  application.backend.setNetworkCondition('slow');
  const claims = [box.submit(), box.submit()];
  await flushPromises();
  application.backend.setNetworkCondition('normal');
  application.clock.advance(3000);
  await Promise.all(claims);
  await box.submit();
  expect(claim).toHaveBeenCalledTimes(1);
  expect(box.sending.state.kind).toBe('done');
});

it('PD-01 fails with nothing-to-claim when the game time was claimed elsewhere', async () => {
  const { application, box } = await setUp();
  delete application.backend.person('steam').claimableMonths;
  await box.submit();
  expect(box.sending.state).toEqual({ kind: 'failed', problem: { kind: 'nothing-to-claim' } });
});

it('PD-01 can retry a failed claim', async () => {
  const { application, box } = await setUp();
  application.backend.setNetworkCondition('offline');
  await box.submit();
  expect(box.sending.state).toEqual({ kind: 'failed', problem: { kind: 'offline' } });
  application.backend.setNetworkCondition('normal');
  await box.submit();
  expect(box.sending.state.kind).toBe('done');
});

it('reports a claim that throws, which can be retried', async () => {
  const { application, box } = await setUp();
  const error = new Error('broken');
  jest.spyOn(FakeStoreGameTime.prototype, 'claim').mockRejectedValueOnce(error);
  await box.submit();
  expect(box.sending.problem).toEqual({ kind: 'unexpected' });
  expect(application.errors.reports).toEqual([error]);
  await box.submit();
  expect(box.sending.isDone).toBe(true);
});
