import { SubscriptionChanges } from '#application/billing/SubscriptionChanges';
import { Subscriptions } from '#application/billing/Subscriptions';
import { Configuration } from '#application/configuration/Configuration';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { PaymentsPresenter } from '#ui/billing/PaymentsPresenter';
import type { Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';
import { openPage, type Visit } from '../../support/openPage';

const setUp = async (as: PersonKey, arrange?: Visit['arrange']) => {
  const { application, presenter: page } = await openPage('payments', PaymentsPresenter, { as, arrange });
  return { application, page };
};

const cancelElsewhere = async (application: Application): Promise<void> => {
  await application.get(Subscriptions).cancel();
};

it.each([undefined, 'javascript:alert(1)', '//evil.test', 'http://survey.test'])(
  'PY-02 does not offer a survey at %s',
  async (cancellationSurveyUrl) => {
    const configuration = new RemoteConfiguration({ ...fakeConfiguration, cancellationSurveyUrl });
    const { page } = await setUp('payer', (application) =>
      application.get(Configuration).seed(configuration),
    );
    if (page.current) page.managing.openDialog(page.current);
    await page.managing.cancel();
    expect(page.managing.outcome?.kind).toBe('canceled');
    expect(page.managing.survey).toBeUndefined();
  },
);

it('PY-02 shows a subscription that was canceled elsewhere as canceled', async () => {
  const { application, page } = await setUp('payer');
  if (page.current) page.managing.openDialog(page.current);
  await cancelElsewhere(application);
  await page.managing.cancel();
  await flushPromises();
  expect(page.managing.outcome).toEqual({ kind: 'canceled-elsewhere' });
  expect(page.managing.survey).toBeUndefined();
  expect(page.current).toMatchObject({ status: 'canceled' });
});

it('PY-02 shows a cancellation made elsewhere when the player returns to the tab', async () => {
  const { application, page } = await setUp('payer');
  const leave = page.onShow();
  await cancelElsewhere(application);
  application.activity.simulateReturn();
  await flushPromises();
  expect(page.current).toMatchObject({ status: 'canceled' });
  leave();
});

it('PY-02 retries a cancellation successfully after its response was lost', async () => {
  const { application, page } = await setUp('payer');
  const { current, managing } = page;
  if (!current) throw new Error('There is no subscription');
  managing.openDialog(current);
  application.backend.setNetworkCondition('offline');
  await managing.cancel();
  application.backend.setNetworkCondition('normal');
  await cancelElsewhere(application);
  await managing.cancel();
  expect(managing.outcome).toEqual({
    kind: 'canceled',
    renewal: { kind: 'ends', at: current.nextCharge },
  });
  expect(managing.canceling.problem).toBeUndefined();
});

it('PY-02 shows a cancellation even when the list cannot be reloaded', async () => {
  const { application, page } = await setUp('payer');
  const { managing } = page;
  if (page.current) managing.openDialog(page.current);
  application.get(SubscriptionChanges).onChange(() => application.backend.setNetworkCondition('offline'));
  await managing.cancel();
  await flushPromises();
  expect(managing.outcome?.kind).toBe('canceled');
  expect(page.current).toMatchObject({ status: 'canceled', action: 'renew' });
});

it('PY-02 reloads a subscription that was renewed elsewhere', async () => {
  const { application, page } = await setUp('canceled');
  const { current, managing } = page;
  if (!current) throw new Error('There is no subscription');
  await application.get(Subscriptions).renew();
  await managing.renew(current);
  await flushPromises();
  expect(managing.outcome).toEqual({ kind: 'changed-elsewhere' });
  expect(page.current).toMatchObject({ status: 'active' });
});

it('neither offers nor requests the history when the back end does not support receipts', async () => {
  const configuration = new RemoteConfiguration({ ...fakeConfiguration, features: [] });
  const { page } = await setUp('payer', (application) => application.get(Configuration).seed(configuration));
  expect(page.history.isOffered).toBe(false);
  expect(page.history.orders.entries).toBeUndefined();
  expect(page.history.orders.isLoading).toBe(false);
});

it('PY-01 reloads a failed list of orders when the visitor returns', async () => {
  const { application, page } = await setUp('payer', ({ backend }) => backend.setNetworkCondition('offline'));
  expect(page.history.orders.problem).toEqual({ kind: 'offline' });
  application.backend.setNetworkCondition('normal');
  const stop = page.onShow();
  application.activity.simulateReturn();
  await flushPromises();
  expect(page.subscriptions.state.kind).toBe('loaded');
  expect(page.history.orders.entries).toHaveLength(25);
  stop();
});
