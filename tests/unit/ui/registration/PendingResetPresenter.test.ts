import { Session } from '#application/session/Session';
import { PendingResetPresenter } from '#ui/registration/PendingResetPresenter';
import { compose } from '../../support/compose';

it('D-23 tells the signed-in player about a reset that waits until it is stopped', async () => {
  const application = await compose({ as: 'twoFactor' });
  const dueAt = new Date(application.clock.now().getTime() + 3_600_000);
  application.backend.person('twoFactor').passwordResetDueAt = dueAt.toISOString();
  const pending = application.get(PendingResetPresenter);
  const end = pending.onShow();
  expect(pending.dueAt).toBeUndefined();
  await application.get(Session).start();
  expect(pending.dueAt).toEqual(dueAt);
  await pending.stop();
  expect(pending.dueAt).toBeUndefined();
  end();
});
