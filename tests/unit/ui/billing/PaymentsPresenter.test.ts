import { SubscriptionChanges } from '../../../../src/application/billing/SubscriptionChanges';
import { Subscriptions } from '../../../../src/application/billing/Subscriptions';
import { Configuration } from '../../../../src/application/configuration/Configuration';
import { RemoteConfiguration } from '../../../../src/domain/configuration/RemoteConfiguration';
import { fakeConfiguration } from '../../../../src/infrastructure/fake/configuration/FakeConfigurationSource';
import type { PersonKey } from '../../../../src/infrastructure/fake/world/people';
import { PaymentsPresenter } from '../../../../src/ui/billing/PaymentsPresenter';
import { compose, composeUnconfigured, type Application } from '../../support/compose';
import { settled } from '../../support/settled';

const visiting = async (as: PersonKey): Promise<{ application: Application; page: PaymentsPresenter }> => {
  const application = await compose({ as, path: '/account/payments' });
  const page = application.get(PaymentsPresenter);
  await page.load();
  return { application, page };
};

const canceledElsewhere = async (application: Application): Promise<void> => {
  await application.get(Subscriptions).cancel();
};

it('PY-01 lists the subscriptions, newest first, and every order', async () => {
  const { page } = await visiting('payer');
  expect(page.state).toMatchObject({
    kind: 'listed',
    subscriptions: [
      { id: '4101', provider: 'card', status: 'active', management: 'cancel' },
      { id: '4100', provider: 'store', status: 'canceled', management: 'none' },
    ],
  });
  expect(page.current).toMatchObject({ id: '4101' });
  expect(page.history.orders.entries).toHaveLength(25);
});

it('PY-01 a subscription can be opened and closed', async () => {
  const { page } = await visiting('payer');
  const { current } = page;
  if (!current) throw new Error('There is no subscription');
  expect(page.isOpen(current)).toBe(false);
  page.toggle(current);
  expect(page.isOpen(current)).toBe(true);
  page.toggle(current);
  expect(page.isOpen(current)).toBe(false);
});

it.each([
  ['canceled', 'renew'],
  ['lapsing', 'plan'],
  ['storeSubscriber', 'store'],
  ['new', undefined],
] as const)('PY-02 the player %s is offered the action: %s', async (person, management) => {
  const { page } = await visiting(person);
  expect(page.current?.management).toBe(management);
});

it('PY-02 a cancellation completes before the survey is offered', async () => {
  const { application, page } = await visiting('payer');
  const { managing, current } = page;
  if (!current) throw new Error('There is no subscription');
  managing.ask(current);
  expect(managing.survey).toBeUndefined();
  await managing.cancel();
  expect(await application.get(Subscriptions).last()).toMatchObject({ status: 'canceled' });
  expect(managing.outcome).toEqual({ kind: 'canceled', until: current.nextCharge });
  expect(managing.survey).toBe('https://survey.farstead.test/cancellation');
  expect(managing.asked).toBeUndefined();
  await settled();
  expect(page.current).toMatchObject({ status: 'canceled', end: current.nextCharge, management: 'renew' });
});

it.each([undefined, 'javascript:alert(1)', '//evil.test', 'http://survey.test'])(
  'PY-02 a survey at %s is not offered',
  async (cancellationSurveyUrl) => {
    const application = composeUnconfigured({ as: 'payer' });
    const configuration = new RemoteConfiguration({ ...fakeConfiguration, cancellationSurveyUrl });
    application.get(Configuration).use(configuration);
    const page = application.get(PaymentsPresenter);
    await page.load();
    if (page.current) page.managing.ask(page.current);
    await page.managing.cancel();
    expect(page.managing.outcome?.kind).toBe('canceled');
    expect(page.managing.survey).toBeUndefined();
  },
);

it('PY-02 pressing cancel twice makes one call', async () => {
  const { application, page } = await visiting('payer');
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
  if (counted.current) counted.managing.ask(counted.current);
  await Promise.all([counted.managing.cancel(), counted.managing.cancel()]);
  expect(calls).toBe(1);
  expect(counted.managing.outcome?.kind).toBe('canceled');
  page.dispose();
});

it('PY-02 a subscription canceled elsewhere is shown as canceled', async () => {
  const { application, page } = await visiting('payer');
  if (page.current) page.managing.ask(page.current);
  await canceledElsewhere(application);
  await page.managing.cancel();
  await settled();
  expect(page.managing.outcome).toEqual({ kind: 'canceled-elsewhere' });
  expect(page.managing.survey).toBeUndefined();
  expect(page.current).toMatchObject({ status: 'canceled' });
});

it('PY-02 a cancellation made elsewhere shows when the player returns to the tab', async () => {
  const { application, page } = await visiting('payer');
  const leave = page.shown();
  await canceledElsewhere(application);
  application.activity.comeBack();
  await settled();
  expect(page.current).toMatchObject({ status: 'canceled' });
  leave();
});

it('PY-02 a failed cancellation keeps the question open and can be retried', async () => {
  const { application, page } = await visiting('payer');
  if (page.current) page.managing.ask(page.current);
  application.world.changeWeather('offline');
  await page.managing.cancel();
  expect(page.managing.canceling.problem).toEqual({ kind: 'offline' });
  expect(page.managing.asked).toBeDefined();
  expect(page.managing.outcome).toBeUndefined();
  application.world.changeWeather('normal');
  await page.managing.cancel();
  expect(page.managing.outcome?.kind).toBe('canceled');
});

it('PY-02 a cancellation whose response was lost succeeds on retry', async () => {
  const { application, page } = await visiting('payer');
  const { current, managing } = page;
  if (!current) throw new Error('There is no subscription');
  managing.ask(current);
  application.world.changeWeather('offline');
  await managing.cancel();
  application.world.changeWeather('normal');
  await canceledElsewhere(application);
  await managing.cancel();
  expect(managing.outcome).toEqual({ kind: 'canceled', until: current.nextCharge });
  expect(managing.canceling.problem).toBeUndefined();
});

it('PY-02 a cancellation is shown even when the list cannot be reloaded', async () => {
  const { application, page } = await visiting('payer');
  const { managing } = page;
  if (page.current) managing.ask(page.current);
  application.get(SubscriptionChanges).onChange(() => application.world.changeWeather('offline'));
  await managing.cancel();
  await settled();
  expect(managing.outcome?.kind).toBe('canceled');
  expect(page.current).toMatchObject({ status: 'canceled', management: 'renew' });
});

it('PY-02 the cancellation question can be dismissed', async () => {
  const { application, page } = await visiting('payer');
  if (page.current) page.managing.ask(page.current);
  page.managing.keep();
  await page.managing.cancel();
  expect(page.managing.asked).toBeUndefined();
  expect(await application.get(Subscriptions).last()).toMatchObject({ status: 'active' });
});

it('PY-02 a canceled one-month plan can be renewed', async () => {
  const { page } = await visiting('canceled');
  const { current, managing } = page;
  if (!current) throw new Error('There is no subscription');
  await managing.renew(current);
  expect(managing.outcome).toEqual({ kind: 'renewed', nextCharge: current.end });
  await settled();
  expect(page.current).toMatchObject({ status: 'active', nextCharge: current.end, management: 'cancel' });
});

it('PY-02 a subscription renewed elsewhere is reloaded', async () => {
  const { application, page } = await visiting('canceled');
  const { current, managing } = page;
  if (!current) throw new Error('There is no subscription');
  await application.get(Subscriptions).renew();
  await managing.renew(current);
  await settled();
  expect(managing.outcome).toEqual({ kind: 'changed-elsewhere' });
  expect(page.current).toMatchObject({ status: 'active' });
});

it.each(['failing', 'offline'] as const)(
  'PY-01 reports when the server is %s, and a retry loads the lists',
  async (weather) => {
    const application = await compose({ as: 'payer' });
    application.world.changeWeather(weather);
    const page = application.get(PaymentsPresenter);
    await page.load();
    expect(page.state.kind).toBe('failed');
    expect(page.history.orders.problem).toBeDefined();
    application.world.changeWeather('normal');
    await page.refresh();
    await page.history.orders.more();
    expect(page.state.kind).toBe('listed');
    expect(page.history.orders.entries).toHaveLength(25);
  },
);

it('without receipts in the back end, the history is neither offered nor requested', async () => {
  const application = composeUnconfigured({ as: 'payer' });
  application.get(Configuration).use(new RemoteConfiguration({ ...fakeConfiguration, features: [] }));
  const page = application.get(PaymentsPresenter);
  await page.load();
  expect(page.history.isOffered).toBe(false);
  expect(page.history.orders.entries).toBeUndefined();
  expect(page.history.orders.isLoading).toBe(false);
});

it('PY-01 a list of orders that failed to load is reloaded when the visitor returns', async () => {
  const application = await compose({ as: 'payer', path: '/account/payments' });
  application.world.changeWeather('offline');
  const page = application.get(PaymentsPresenter);
  await page.load();
  expect(page.history.orders.problem).toEqual({ kind: 'offline' });
  application.world.changeWeather('normal');
  const stop = page.shown();
  application.activity.comeBack();
  await settled();
  expect(page.state.kind).toBe('listed');
  expect(page.history.orders.entries).toHaveLength(25);
  stop();
});
