import { Session } from '#application/session/Session';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { ConvertMyDUPresenter } from '#ui/products/ConvertMyDUPresenter';
import { compose } from '../../support/compose';

const setUp = async (as: PersonKey, path = '/account/products') => {
  const application = await compose({ as, path });
  await application.get(Session).start();
  return { application, box: application.get(ConvertMyDUPresenter) };
};

it('PD-03 does not convert before the box is checked', async () => {
  const { application, box } = await setUp('subscriber');
  await box.submit();
  box.accept(true);
  box.accept(false);
  await box.submit();
  expect(box.sending.state).toEqual({ kind: 'idle' });
  expect([box.form.problems, box.form.refusalCount]).toEqual([{ isAccepted: 'required' }, 2]);
  expect(application.backend.person('subscriber').hasMyDUAccess).toBe(false);
});

it.each([
  ['/account/products', '/buy/thankyou?product=myDU'],
  ['/fr/compte/produits', '/fr/acheter/merci?product=myDU'],
  ['/de/konto/produkte', '/de/kaufen/danke?product=myDU'],
])('PD-03 on %s, redirects to %s after the conversion and grants myDU', async (path, thanks) => {
  const { application, box } = await setUp('subscriber', path);
  box.accept(true);
  await Promise.all([box.submit(), box.submit()]);
  expect(box.sending.isDone).toBe(true);
  expect(application.navigator.path).toBe(thanks);
  expect(application.get(Session).player?.details?.hasMyDUAccess).toBe(true);
  expect(application.backend.person('subscriber').gameTimeEnd).toBe('2026-11-22T12:00:00.000Z');
});

it.each([
  ['new', 'no-game-time'],
  ['backer', 'has-already'],
] as const)('PD-03 the server rejects %s: %s', async (who, kind) => {
  const { application, box } = await setUp(who);
  box.accept(true);
  await box.submit();
  expect(box.sending.state).toEqual({ kind: 'failed', problem: { kind } });
  expect(application.navigator.path).toBe('/account/products');
});
