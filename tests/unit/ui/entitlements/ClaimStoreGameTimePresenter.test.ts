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

it('PD-01 a double claim makes one call, and none more once it is done', async () => {
  const { application, box } = await offered();
  const claim = jest.spyOn(FakeStoreGameTime.prototype, 'claim');
  application.world.changeWeather('slow');
  const claims = [box.claim(), box.claim()];
  await settled();
  application.world.changeWeather('normal');
  application.clock.advance(3000);
  await Promise.all(claims);
  await box.claim();
  expect(claim).toHaveBeenCalledTimes(1);
  expect(box.state.kind).toBe('claimed');
});

it('PD-01 game time that was claimed elsewhere is said to be gone', async () => {
  const { application, box } = await offered();
  delete application.world.person('steam').claimableMonths;
  await box.claim();
  expect(box.state).toEqual({ kind: 'failed', failure: { kind: 'nothing-to-claim' } });
});

it('PD-01 a failed claim can be tried again', async () => {
  const { application, box } = await offered();
  application.world.changeWeather('offline');
  await box.claim();
  expect(box.state).toEqual({ kind: 'failed', failure: { kind: 'offline' } });
  application.world.changeWeather('normal');
  await box.claim();
  expect(box.state.kind).toBe('claimed');
});
