import { Session } from '#application/session/Session';
import { FakeMyDU } from '#infrastructure/fake/products/FakeMyDU';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { ConvertMyDUPresenter } from '#ui/products/ConvertMyDUPresenter';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const slow = 3000;

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

it('PD-03 can retry a failed conversion', async () => {
  const { application, box } = await setUp('subscriber');
  application.backend.setNetworkCondition('offline');
  box.accept(true);
  await box.submit();
  expect(box.sending.state).toEqual({ kind: 'failed', problem: { kind: 'offline' } });
  application.backend.setNetworkCondition('normal');
  await box.submit();
  expect(box.sending.isDone).toBe(true);
});

it('PD-03 does not navigate after the player leaves the page', async () => {
  const { application, box } = await setUp('subscriber');
  application.backend.setNetworkCondition('slow');
  box.accept(true);
  const converted = box.submit();
  await flushPromises();
  box.dispose();
  application.backend.setNetworkCondition('normal');
  application.clock.advance(slow);
  await converted;
  expect(application.navigator.path).toBe('/account/products');
});

it('reports a conversion that throws, which can be retried', async () => {
  const { application, box } = await setUp('subscriber');
  const error = new Error('broken');
  jest.spyOn(FakeMyDU.prototype, 'convert').mockRejectedValueOnce(error);
  box.accept(true);
  await box.submit();
  expect(box.sending.problem).toEqual({ kind: 'unexpected' });
  expect(application.errors.reports).toEqual([error]);
  await box.submit();
  expect(box.sending.isDone).toBe(true);
});
