import { Session } from '../../../../src/application/session/Session';
import { FakeStoreGameTime } from '../../../../src/infrastructure/fake/linked-accounts/FakeStoreGameTime';
import { ClaimStoreGameTimePresenter } from '../../../../src/ui/entitlements/ClaimStoreGameTimePresenter';
import { compose } from '../../support/compose';
import { settled } from '../../support/settled';

const offered = async () => {
  const application = await compose({ as: 'steam' });
  await application.get(Session).start();
  return { application, box: application.get(ClaimStoreGameTimePresenter) };
};

it('PD-01 a double claim makes one call, and a later claim makes none', async () => {
  const { application, box } = await offered();
  const claim = jest.spyOn(FakeStoreGameTime.prototype, 'claim');
  application.world.changeWeather('slow');
  const claims = [box.submit(), box.submit()];
  await settled();
  application.world.changeWeather('normal');
  application.clock.advance(3000);
  await Promise.all(claims);
  await box.submit();
  expect(claim).toHaveBeenCalledTimes(1);
  expect(box.sending.state.kind).toBe('done');
});

it('PD-01 fails with nothing-to-claim when the game time was claimed elsewhere', async () => {
  const { application, box } = await offered();
  delete application.world.person('steam').claimableMonths;
  await box.submit();
  expect(box.sending.state).toEqual({ kind: 'failed', problem: { kind: 'nothing-to-claim' } });
});

it('PD-01 a failed claim can be tried again', async () => {
  const { application, box } = await offered();
  application.world.changeWeather('offline');
  await box.submit();
  expect(box.sending.state).toEqual({ kind: 'failed', problem: { kind: 'offline' } });
  application.world.changeWeather('normal');
  await box.submit();
  expect(box.sending.state.kind).toBe('done');
});

it('a claim that throws is reported, and can be tried again', async () => {
  const { application, box } = await offered();
  const error = new Error('broken');
  jest.spyOn(FakeStoreGameTime.prototype, 'claim').mockRejectedValueOnce(error);
  await box.submit();
  expect(box.sending.problem).toEqual({ kind: 'unexpected' });
  expect(application.errors.reports).toEqual([error]);
  await box.submit();
  expect(box.sending.isDone).toBe(true);
});
