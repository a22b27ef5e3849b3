import { ClaimStoreGameTime } from '#application/linked-accounts/ClaimStoreGameTime';
import { Session } from '#application/session/Session';
import { compose } from '../../support/compose';

it('PD-01 adds the game time once and reloads the purchases', async () => {
  const application = await compose({ as: 'steam' });
  await application.get(Session).start();
  const claim = application.get(ClaimStoreGameTime);
  expect(await claim.execute()).toEqual({ ok: true, value: new Date('2027-02-20T12:00:00Z') });
  expect(application.get(Session).player?.roles).toEqual(['Subscriber']);
  expect(await claim.execute()).toEqual({ ok: false, error: { kind: 'nothing-to-claim' } });
});

it('PD-01 returns the failure when the call fails', async () => {
  const application = await compose({ as: 'steam' });
  await application.get(Session).start();
  application.backend.setNetworkCondition('offline');
  expect(await application.get(ClaimStoreGameTime).execute()).toEqual({
    ok: false,
    error: { kind: 'offline' },
  });
});
