import { Session } from '#application/session/Session';
import { FakeStoreGameTime } from '#infrastructure/fake/linked-accounts/FakeStoreGameTime';
import { ClaimStoreGameTimePresenter } from '#ui/products/ClaimStoreGameTimePresenter';
import { compose } from '../../support/compose';

const setUp = async () => {
  const application = await compose({ as: 'steam' });
  await application.get(Session).start();
  return { application, box: application.get(ClaimStoreGameTimePresenter) };
};

it('PD-01 makes no call after a successful claim', async () => {
  const { box } = await setUp();
  const claim = jest.spyOn(FakeStoreGameTime.prototype, 'claim');
  await box.submit();
  await box.submit();
  expect(claim).toHaveBeenCalledTimes(1);
});

it('PD-01 fails with nothing-to-claim when the game time was claimed elsewhere', async () => {
  const { application, box } = await setUp();
  delete application.backend.person('steam').claimableMonths;
  await box.submit();
  expect(box.sending.state).toEqual({ kind: 'failed', problem: { kind: 'nothing-to-claim' } });
});
