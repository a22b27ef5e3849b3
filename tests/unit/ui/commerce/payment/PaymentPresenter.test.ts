import { autorun } from 'mobx';
import { FollowChosenLanguage } from '#application/language/FollowChosenLanguage';
import { Session } from '#application/session/Session';
import { OngoingUse } from '#application/shared/OngoingUse';
import type { WidgetEvent } from '#application/commerce/PaymentWidget';
import { localeItem } from '#domain/consent/storedItems';
import { PaymentPresenter } from '#ui/commerce/payment/PaymentPresenter';
import { compose } from '#tests/unit/support/compose';
import { choosePlan } from '#tests/unit/support/purchases';
import { flushPromises } from '#tests/unit/support/flushPromises';

const path = '/buy/confirm?utm_source=letter';

const setUp = async () => {
  const application = await compose({ as: 'new', path });
  await application.get(Session).start();
  const { selection } = choosePlan(application);
  const payment = application.get(PaymentPresenter);
  await payment.pay({ selection, email: '', referralCode: '', language: 'en' });
  await flushPromises();
  return { application, payment };
};

it('CK-01 remains busy from the click until the widget is open', async () => {
  const application = await compose({ as: 'new', path });
  await application.get(Session).start();
  const { selection } = choosePlan(application);
  const payment = application.get(PaymentPresenter);
  const stages: (string | undefined)[] = [];
  const stop = autorun(() => stages.push(payment.stage));
  await payment.pay({ selection, email: '', referralCode: '', language: 'en' });
  await flushPromises();
  stop();
  expect(stages.filter((stage, index) => index === 0 || stage !== stages[index - 1])).toEqual([
    undefined,
    'preparing',
    'paying',
  ]);
});

it('CK-01 opens the widget with the order’s token and counts its load once', async () => {
  const { application, payment } = await setUp();
  expect(application.widget.payments).toEqual([{ token: 'payment-1', isSandbox: true }]);
  expect(payment.stage).toBe('paying');
  expect(application.analytics.commerceEvents).toEqual([]);
  application.widget.sendEvents('loaded', 'opened', 'loaded', 'status');
  expect(application.analytics.commerceEvents).toEqual([
    {
      kind: 'begin_checkout',
      currency: 'EUR',
      items: [{ id: 'founders-3', name: '3 months of game time', price: 26.99, quantity: 1 }],
    },
  ]);
});

it('CK-01 keeps the document while the widget is open, also if another tab chooses a language', async () => {
  const { application, payment } = await setUp();
  const use = application.get(OngoingUse);
  application.widget.sendEvents('loaded', 'opened');
  expect(use.includes('paying')).toBe(true);
  application.get(FollowChosenLanguage).execute();
  application.stored.writeFromOtherTab(localeItem, 'de-de');
  expect(application.navigator.loadedPaths).toEqual([]);
  application.widget.sendEvents('closed');
  expect(use.includes('paying')).toBe(false);
  payment.dispose();
});

it.each<[string, readonly WidgetEvent[], string, readonly string[]]>([
  ['is done', ['loaded', 'status', 'done'], 'paid', ['/buy/thankyou?utm_source=letter']],
  ['is closed after it was done', ['done', 'closed'], 'paid', ['/buy/thankyou?utm_source=letter']],
  ['is troubled after it was done', ['done', 'troubled'], 'paid', ['/buy/thankyou?utm_source=letter']],
  ['is done after it was troubled', ['troubled', 'done'], 'paid', ['/buy/thankyou?utm_source=letter']],
  ['is done after it was closed', ['closed', 'done'], 'paid', [path, '/buy/thankyou?utm_source=letter']],
  ['is closed', ['loaded', 'closed'], 'leaving', [path]],
  ['is closed before it loads', ['closed', 'loaded'], 'leaving', [path]],
  ['is troubled', ['loaded', 'troubled'], 'troubled', []],
  ['continues after it was troubled', ['troubled', 'status', 'loaded'], 'troubled', []],
])('CK-02 handles a widget that %s', async (_name, events, stage, loaded) => {
  const { application, payment } = await setUp();
  application.widget.sendEvents(...events);
  expect(payment.stage).toBe(stage);
  application.clock.advance(1000);
  expect(application.navigator.loadedPaths).toEqual(loaded);
});

it('CK-02 reports a troubled payment without a message from the widget', async () => {
  const { application, payment } = await setUp();
  application.widget.sendEvents('troubled');
  expect(payment.stage).toBe('troubled');
});

it('CK-02 stores a reported payment before leaving the page', async () => {
  const { application, payment } = await setUp();
  application.widget.sendEvents('done');
  expect(application.purchases.read()).toMatchObject({
    progress: { kind: 'reported-paid', orderId: 'sale-1' },
  });
  expect(payment.stage).toBe('paid');
  await flushPromises();
  expect(application.navigator.loadedPaths).toEqual([]);
  expect(application.backend.person('new').acquisition).toBe('?utm_source=letter');
});

it('CK-02 retries a troubled payment with the same order', async () => {
  const { application, payment } = await setUp();
  application.widget.sendEvents('troubled');
  const selection = application.purchases.read()?.selection;
  if (selection) await payment.pay({ selection, email: '', referralCode: '', language: 'en' });
  await flushPromises();
  expect(payment.stage).toBe('paying');
  expect(application.backend.sales).toHaveLength(1);
});

it('CK-01 can retry when the widget fails to open', async () => {
  const application = await compose({ as: 'new', path });
  await application.get(Session).start();
  const { selection } = choosePlan(application);
  const wish = { selection, email: '', referralCode: '', language: 'en' } as const;
  const payment = application.get(PaymentPresenter);
  application.widget.isAvailable = false;
  await payment.pay(wish);
  await flushPromises();
  expect([payment.stage, payment.isBusy]).toEqual(['unavailable', false]);
  application.widget.isAvailable = true;
  await payment.pay(wish);
  await flushPromises();
  expect(payment.stage).toBe('paying');
  expect(application.backend.sales).toHaveLength(1);
});

it('CK-01 does not charge again for an order that has been paid meanwhile', async () => {
  const { application } = await setUp();
  const purchase = application.purchases.read();
  const payment = application.get(PaymentPresenter);
  if (!purchase) throw new Error('no purchase');
  application.purchases.write({ ...purchase, progress: { kind: 'reported-paid', orderId: 'sale-1' } });
  await payment.pay({ selection: purchase.selection, email: '', referralCode: '', language: 'en' });
  expect(payment.stage).toBe('paid');
  expect(application.widget.payments).toHaveLength(1);
});

it('CK-01 closing the widget after going back does not navigate', async () => {
  const { application, payment } = await setUp();
  application.widget.sendEvents('loaded');
  application.navigator.push('/buy');
  payment.dispose();
  payment.dispose();
  expect(application.navigator.loadedPaths).toContain('/buy');
  application.widget.sendEvents('closed');
  expect(application.navigator.loadedPaths).not.toContain(path);
});

it('CK-01 does not open the widget for an order created after the buyer leaves the page', async () => {
  const application = await compose({ as: 'new', path });
  await application.get(Session).start();
  const { selection } = choosePlan(application);
  const payment = application.get(PaymentPresenter);
  const started = payment.pay({ selection, email: '', referralCode: '', language: 'en' });
  payment.dispose();
  await started;
  expect(application.widget.payments).toEqual([]);
  expect(application.navigator.loadedPaths).toEqual([]);
});
