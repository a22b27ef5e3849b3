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

it('PY-02 offers the survey only after the cancellation completes', async () => {
  const { application, page } = await setUp('payer');
  const { managing, current } = page;
  if (!current) throw new Error('There is no subscription');
  managing.openDialog(current);
  expect(managing.survey).toBeUndefined();
  await managing.cancel();
  expect(await application.get(Subscriptions).findLast()).toMatchObject({ status: 'canceled' });
  expect(managing.outcome).toEqual({ kind: 'canceled', until: current.nextCharge });
  expect(managing.survey).toBe('https://survey.farstead.test/cancellation');
  expect(managing.subscriptionToCancel).toBeUndefined();
  await flushPromises();
  expect(page.current).toMatchObject({ status: 'canceled', end: current.nextCharge, action: 'renew' });
});

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

it('PY-02 makes one call when cancel is pressed twice', async () => {
  const { application, page } = await setUp('payer');
  let calls = 0;
  const subscriptions = application.get(Subscriptions);
  const cancel = subscriptions.cancel.bind(subscriptions);
  application.replace(
    Subscriptions,
    Object.assign(subscriptions, {
      cancel: () => {
        calls++;
        return cancel();
      },
    }),
  );
  const counted = application.get(PaymentsPresenter);
  await counted.load();
  if (counted.current) counted.managing.openDialog(counted.current);
  await Promise.all([counted.managing.cancel(), counted.managing.cancel()]);
  expect(calls).toBe(1);
  expect(counted.managing.outcome?.kind).toBe('canceled');
  page.dispose();
});

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

it('PY-02 a failed cancellation leaves the dialog open and can be retried', async () => {
  const { application, page } = await setUp('payer');
  if (page.current) page.managing.openDialog(page.current);
  application.backend.setNetworkCondition('offline');
  await page.managing.cancel();
  expect(page.managing.canceling.problem).toEqual({ kind: 'offline' });
  expect(page.managing.subscriptionToCancel).toBeDefined();
  expect(page.managing.outcome).toBeUndefined();
  application.backend.setNetworkCondition('normal');
  await page.managing.cancel();
  expect(page.managing.outcome?.kind).toBe('canceled');
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
  expect(managing.outcome).toEqual({ kind: 'canceled', until: current.nextCharge });
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

it('PY-02 closes the cancel dialog when it is dismissed', async () => {
  const { application, page } = await setUp('payer');
  if (page.current) page.managing.openDialog(page.current);
  page.managing.closeDialog();
  await page.managing.cancel();
  expect(page.managing.subscriptionToCancel).toBeUndefined();
  expect(await application.get(Subscriptions).findLast()).toMatchObject({ status: 'active' });
});

it('PY-02 renews a canceled one-month plan', async () => {
  const { page } = await setUp('canceled');
  const { current, managing } = page;
  if (!current) throw new Error('There is no subscription');
  await managing.renew(current);
  expect(managing.outcome).toEqual({ kind: 'renewed', nextCharge: current.end });
  await flushPromises();
  expect(page.current).toMatchObject({ status: 'active', nextCharge: current.end, action: 'cancel' });
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

it.each(['failing', 'offline'] as const)(
  'PY-01 reports that the server is %s and loads the lists on retry',
  async (network) => {
    const { application, page } = await setUp('payer', ({ backend }) => backend.setNetworkCondition(network));
    expect(page.state.kind).toBe('failed');
    expect(page.history.orders.problem).toBeDefined();
    application.backend.setNetworkCondition('normal');
    await page.refresh();
    await page.history.orders.loadMore();
    expect(page.state.kind).toBe('listed');
    expect(page.history.orders.entries).toHaveLength(25);
  },
);

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
  expect(page.state.kind).toBe('listed');
  expect(page.history.orders.entries).toHaveLength(25);
  stop();
});
