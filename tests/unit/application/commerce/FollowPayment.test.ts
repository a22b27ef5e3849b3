import { Acquisitions } from '#application/commerce/Acquisitions';
import type { PaymentSession } from '#application/commerce/Checkouts';
import { CurrentPurchase } from '#application/commerce/CurrentPurchase';
import { FollowPayment } from '#application/commerce/FollowPayment';
import { CheckoutPlan } from '#application/commerce/CheckoutPlan';
import { Session } from '#application/session/Session';
import type { PaymentStage } from '#domain/commerce/paymentProgress';
import type { Buyer } from '#domain/commerce/Purchase';
import { cancel } from '#domain/commerce/purchaseTransitions';
import { chooseSamplePlan, checkoutInput } from '../../support/spyOnCheckouts';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

class SpyAcquisitions extends Acquisitions {
  readonly saved: { readonly query: string; readonly buyer: Buyer['kind'] }[] = [];

  async save(query: string, { kind }: Buyer): Promise<void> {
    this.saved.push({ query, buyer: kind });
  }
}

const setUp = async ({ path = '/buy/confirm?utm_source=news', isAvailable = true } = {}) => {
  const application = await compose({ path });
  const acquisitions = new SpyAcquisitions();
  application.replace(Acquisitions, acquisitions);
  application.widget.isAvailable = isAvailable;
  await application.get(Session).start();
  chooseSamplePlan(application);
  const started = await application.get(CheckoutPlan).execute(checkoutInput(application));
  if (!started.ok) throw new Error(started.error.kind);
  const session: PaymentSession = started.value;
  const stages: PaymentStage[] = [];
  let loads = 0;
  let isDoneOnNotification: boolean | undefined;
  const stop = application.get(FollowPayment).execute(session, ({ stage, hasLoaded }) => {
    stages.push(stage);
    loads += hasLoaded && loads === 0 ? 1 : 0;
    if (stage === 'paid')
      isDoneOnNotification = application.purchases.read()?.progress.kind === 'reported-paid';
  });
  await flushPromises();
  return {
    application,
    acquisitions,
    session,
    stages,
    stop,
    isDoneOnNotification: () => isDoneOnNotification,
  };
};

it('CK-01 opens the payment widget with the token', async () => {
  const { application, session, stages } = await setUp();
  expect(application.widget.payments).toEqual([{ token: session.token, isSandbox: true }]);
  expect(stages).toEqual(['preparing', 'paying']);
});

it('CK-02 stores a payment before reporting it, and saves the acquisition', async () => {
  const { application, acquisitions, stages, isDoneOnNotification } = await setUp();
  application.widget.sendEvents('loaded', 'status', 'done', 'closed');
  expect(stages).toEqual(['preparing', 'paying', 'paying', 'paid']);
  expect(isDoneOnNotification()).toBe(true);
  expect(acquisitions.saved).toEqual([{ query: '?utm_source=news', buyer: 'ghost' }]);
});

it('CK-02 counts a repeated event only once', async () => {
  const { application, acquisitions, stages } = await setUp();
  application.widget.sendEvents('done', 'done', 'closed', 'status', 'loaded');
  expect(stages.filter((stage) => stage === 'paid')).toHaveLength(2);
  expect(acquisitions.saved).toHaveLength(1);
});

it('CK-02 does not save an acquisition without a query', async () => {
  const { application, acquisitions } = await setUp({ path: '/buy/confirm' });
  application.widget.sendEvents('done');
  expect(acquisitions.saved).toEqual([]);
});

it('CK-02 reports a failed payment or a closed widget, and stores the order with the reason', async () => {
  const { application, stages } = await setUp();
  const before = application.purchases.read();
  application.widget.sendEvents('troubled', 'closed');
  expect(stages).toEqual(['preparing', 'paying', 'troubled', 'leaving']);
  expect(application.purchases.read()).toEqual({ ...before, lastTry: { agreed: [], isTroubled: true } });
});

it('CK-01 reports a widget that fails to open', async () => {
  const { stages } = await setUp({ isAvailable: false });
  expect(stages).toEqual(['preparing', 'unavailable']);
});

it('CK-02 a disposed page does not receive events, but the payment is stored', async () => {
  const { application, stages, stop } = await setUp();
  stop();
  application.widget.sendEvents('done');
  expect(stages).toEqual(['preparing', 'paying']);
  expect(application.purchases.read()?.progress.kind).toBe('reported-paid');
});

it('CK-02 a payment overrides a choice made in another tab', async () => {
  const { application, session } = await setUp();
  chooseSamplePlan(application, 'mydu');
  application.widget.sendEvents('done');
  expect(application.purchases.read()).toMatchObject({
    selection: { kind: 'three-months' },
    progress: { kind: 'reported-paid', orderId: session.order.id },
  });
});

it('CK-02 a payment overrides a canceled or deleted purchase', async () => {
  for (const end of ['cancelled', 'cleared'] as const) {
    const { application, session } = await setUp();
    if (end === 'cancelled') application.get(CurrentPurchase).apply(cancel);
    else application.purchases.clear();
    application.widget.sendEvents('done');
    expect(application.get(CurrentPurchase).value).toMatchObject({
      progress: { kind: 'reported-paid', orderId: session.order.id },
    });
  }
});
