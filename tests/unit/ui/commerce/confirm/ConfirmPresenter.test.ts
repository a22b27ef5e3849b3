import { CurrentPurchase } from '#application/commerce/CurrentPurchase';
import { BuyThroughStore } from '#application/commerce/BuyThroughStore';
import { CheckoutPlan } from '#application/commerce/CheckoutPlan';
import { Session } from '#application/session/Session';
import { markRejected, markShown } from '#domain/commerce/purchaseTransitions';
import type { PlanKind } from '#domain/commerce/Plan';
import { FakeCheckouts } from '#infrastructure/fake/commerce/FakeCheckouts';
import { FakeGhostAccounts } from '#infrastructure/fake/commerce/FakeGhostAccounts';
import { FakeStoreCheckouts } from '#infrastructure/fake/commerce/FakeStoreCheckouts';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { ConfirmPresenter } from '#ui/commerce/confirm/ConfirmPresenter';
import { compose, type Application } from '#tests/unit/support/compose';
import { changePrice, choosePlan, foundersCampaign } from '#tests/unit/support/purchases';
import { flushPromises } from '#tests/unit/support/flushPromises';

interface Arrangement {
  readonly as?: PersonKey;
  readonly kind?: PlanKind | 'none';
  readonly path?: string;
  readonly referralCode?: string;
}

const setUp = async ({ as, kind, path = '/buy/confirm', referralCode }: Arrangement = {}) => {
  const application = await compose({ path, ...(as && { as }) });
  await application.get(Session).start();
  if (kind !== 'none') choosePlan(application, kind, referralCode);
  return { application, confirm: await openConfirm(application) };
};

const openConfirm = async (application: Application): Promise<ConfirmPresenter> => {
  const confirm = application.get(ConfirmPresenter);
  await confirm.load();
  confirm.onShow();
  return confirm;
};

const agree = (confirm: ConfirmPresenter): void => {
  confirm.accept('eula', true);
  confirm.accept('withdrawal', true);
};

afterEach(() => jest.restoreAllMocks());

describe('the plan to confirm', () => {
  it.each([
    ['/buy/confirm', '/buy'],
    ['/fr/acheter/confirmation', '/fr/acheter'],
    ['/de/kaufen/bestaetigen', '/de/kaufen'],
  ])('CF-01 without a plan, %s redirects to %s', async (path, plans) => {
    const { application, confirm } = await setUp({ kind: 'none', path });
    expect(confirm.selection).toBeUndefined();
    expect(application.navigator.path).toBe(plans);
    expect(application.navigator.canGoBack).toBe(false);
  });

  it('CF-01 preserves the query in the link back to the plans', async () => {
    const query = '?utm_source=forum&recruiter=Backer-Jonas';
    const none = await setUp({ kind: 'none', path: `/de/kaufen/bestaetigen${query}` });
    expect(none.application.navigator.path).toBe(`/de/kaufen${query}`);

    const { application, confirm } = await setUp({
      as: 'new',
      path: `/buy/confirm${query}`,
      referralCode: 'Backer-Jonas',
    });
    expect(confirm.plansPath).toBe(`/buy${query}`);
    agree(confirm);
    application.purchases.clear();
    await confirm.submit();
    await flushPromises();
    expect(application.navigator.path).toBe(`/buy${query}`);
  });

  it('CF-02 omits a removed code from the link back to the plans', async () => {
    const { confirm } = await setUp({
      path: '/buy/confirm?utm_source=forum&recruiter=Nobody',
      referralCode: 'Nobody',
    });
    expect(confirm.plansPath).toContain('recruiter=Nobody');
    confirm.removeCode();
    expect(confirm.plansPath).toBe('/buy?utm_source=forum');
  });

  it('CF-01 does not redirect while the page is only prefetched', async () => {
    const application = await compose({ path: '/buy' });
    await application.get(ConfirmPresenter).load();
    expect(application.navigator.path).toBe('/buy');
  });

  it('CF-01 shows a plan that was chosen after the page was prefetched', async () => {
    const application = await compose({ path: '/buy' });
    const confirm = application.get(ConfirmPresenter);
    await confirm.load();
    choosePlan(application, 'six-months');
    application.navigator.push('/buy/confirm');
    confirm.onShow();
    expect(confirm.selection?.kind).toBe('six-months');
  });

  it('CF-02 shows the plan’s name from the content, and its price', async () => {
    const { confirm } = await setUp({ kind: 'mydu', path: '/de/kaufen/bestaetigen' });
    expect(confirm.texts.name).toBe('myDU');
    expect(confirm.selection).toMatchObject({ discount: 0.25, total: { cents: 7499, currency: 'EUR' } });
  });

  it('CF-02 a paid purchase redirects to the thank-you page, with its query', async () => {
    const application = await compose({ path: '/buy/confirm?utm_source=letter' });
    const purchase = choosePlan(application);
    application.purchases.write({ ...purchase, progress: { kind: 'reported-paid', orderId: 'sale-1' } });
    await openConfirm(application);
    expect(application.navigator.loadedPaths).toEqual(['/buy/thankyou?utm_source=letter']);
  });

  it('CF-01 a finished purchase redirects to the plans', async () => {
    const application = await compose({ path: '/buy/confirm' });
    const purchase = choosePlan(application);
    application.purchases.write({
      ...purchase,
      progress: { kind: 'paid', orderId: 'sale-1', isShown: true },
    });
    await openConfirm(application);
    expect(application.navigator.loadedPaths).toEqual([]);
    expect(application.navigator.path).toBe('/buy');
  });

  it('CF-02 follows a purchase that is changed, paid or canceled in another tab', async () => {
    const { application, confirm } = await setUp();
    const purchase = application.purchases.read();
    const other = choosePlan(application, 'one-month');
    application.changePurchaseElsewhere(other);
    expect(confirm.selection?.kind).toBe('one-month');
    application.changePurchaseElsewhere(
      purchase && { ...purchase, progress: { kind: 'cancelled', orderId: 'sale-1' } },
    );
    expect(application.navigator.path).toBe('/buy');
  });
});

it('CF-01 redirects to the plans when the server rejected the order', async () => {
  const { application, confirm } = await setUp();
  const purchase = application.purchases.read()!;
  application.changePurchaseElsewhere({ ...purchase, progress: { kind: 'ordered', orderId: 'sale-1' } });
  expect(confirm.hasOrder).toBe(true);
  application.get(CurrentPurchase).apply(markRejected('sale-1'));
  expect(application.navigator.path).toBe('/buy');
});

it('CF-01 reports a rejected order to the page only once', async () => {
  const { application } = await setUp();
  const purchase = application.purchases.read()!;
  application.changePurchaseElsewhere({ ...purchase, progress: { kind: 'ordered', orderId: 'sale-1' } });
  const current = application.get(CurrentPurchase);
  const listener = jest.fn();
  current.onChange(listener);
  current.apply(markRejected('sale-1'));
  current.apply(markShown('sale-1'));
  expect(listener).toHaveBeenCalledTimes(1);
});

describe('the buyer fields', () => {
  it('CF-02 a player’s email comes from the account and is read-only', async () => {
    const { application, confirm } = await setUp({ as: 'new' });
    expect([confirm.email, confirm.isEmailFixed]).toEqual(['new@farstead.test', true]);
    application.get(Session).end();
    expect([confirm.email, confirm.isEmailFixed]).toEqual(['', false]);
  });

  it('CF-02 a visitor who signs in continues as a player without losing the input', async () => {
    const { application, confirm } = await setUp();
    confirm.changeEmail('new@farstead.test');
    confirm.changeCode('Backer-Jonas');
    agree(confirm);
    await confirm.submit();
    expect(confirm.payment.problem).toEqual({ kind: 'email-has-account' });
    await application.get(Session).begin(application.tokensOf('new'));
    expect(confirm.payment.problem).toBeUndefined();
    expect([confirm.isEmailFixed, confirm.referralCode, confirm.hasAcceptedAll]).toEqual([
      true,
      'Backer-Jonas',
      true,
    ]);
    await confirm.submit();
    expect(application.backend.sales).toMatchObject([{ buyerId: application.backend.person('new').id }]);
  });

  it.each([
    ['payer', true],
    ['new', false],
  ] as const)('CF-02 warns the player %s that a subscription also renews: %s', async (as, isCharged) => {
    const { confirm } = await setUp({ as });
    confirm.onShow();
    await flushPromises();
    expect(confirm.hasRenewingSubscription).toBe(isCharged);
  });

  it('CF-02 does not truncate an entered code and makes a code from a link read-only', async () => {
    const { confirm } = await setUp();
    confirm.changeCode('x'.repeat(40));
    expect([confirm.referralCode.length, confirm.isReferralFixed]).toEqual([40, false]);
    const linked = await setUp({ referralCode: 'Backer-Jonas' });
    linked.confirm.changeCode('another');
    expect([linked.confirm.referralCode, linked.confirm.isReferralFixed]).toEqual(['Backer-Jonas', true]);
  });

  it('CF-02 continues the purchase without an unknown code from a link once it is removed', async () => {
    const { application, confirm } = await setUp({ as: 'new', referralCode: 'Nobody' });
    agree(confirm);
    await confirm.submit();
    expect(confirm.payment.problem).toEqual({ kind: 'referral-unknown' });
    confirm.removeCode();
    expect([confirm.referralCode, confirm.isReferralFixed]).toEqual(['', false]);
    expect([confirm.payment.problem, confirm.hasAcceptedAll]).toEqual([undefined, true]);
    await confirm.submit();
    expect(application.backend.sales).toHaveLength(1);
    expect(application.widget.payments).toHaveLength(1);
  });

  it('CF-02 replacing the code of an existing order creates a new order', async () => {
    const { application, confirm } = await setUp({ as: 'new' });
    agree(confirm);
    confirm.changeCode('Backer-Jonas');
    await confirm.submit();
    application.widget.sendEvents('closed');
    const again = await openConfirm(application);
    agree(again);
    again.removeCode();
    expect(again.referralCode).toBe('');
    again.changeCode('Expired-Wei');
    await again.submit();
    expect(application.purchases.read()?.sentWith).toMatchObject({ referralCode: 'Expired-Wei' });
    expect(application.backend.sales).toHaveLength(2);
  });

  it('CF-02 restores a player’s code when the page is reopened', async () => {
    const { application, confirm } = await setUp({ as: 'new' });
    confirm.changeCode('Backer-Jonas');
    confirm.dispose();
    expect((await openConfirm(application)).referralCode).toBe('Backer-Jonas');
  });
});

describe('the agreements', () => {
  it.each<[string, PersonKey | undefined, PlanKind, readonly string[]]>([
    ['a visitor', undefined, 'one-month', ['eula', 'withdrawal']],
    ['a player', 'subscriber', 'twelve-months', ['eula', 'withdrawal']],
    ['a store owner', 'steam', 'one-month', ['eula']],
    ['a store owner for MyDU', 'steam', 'mydu', ['eula', 'withdrawal']],
  ])('CF-03 lets %s continue once every required box is checked', async (_who, as, kind, requested) => {
    const { confirm } = await setUp({ kind, ...(as && { as }) });
    expect(confirm.requiredAgreements).toEqual(requested);
    confirm.accept('withdrawal', true);
    expect(confirm.hasAcceptedAll).toBe(false);
    confirm.accept('eula', true);
    expect(confirm.hasAcceptedAll).toBe(true);
    confirm.accept('withdrawal', false);
    expect(confirm.hasAcceptedAll).toBe(requested.length === 1);
  });

  it('CF-03 does not send the order before the buyer agrees', async () => {
    const { confirm } = await setUp({ as: 'new' });
    const calls = jest.spyOn(FakeCheckouts.prototype, 'start');
    confirm.accept('eula', true);
    await confirm.submit();
    expect([calls.mock.calls.length, confirm.payment.stage]).toEqual([0, undefined]);
  });

  it('CF-03 CF-05 lists everything that is missing at once, until it is filled in', async () => {
    const { confirm } = await setUp();
    confirm.changeEmail('nobody');
    await confirm.submit();
    expect(confirm.form.problems).toEqual({ email: 'email-invalid', agreed: 'agreement-required' });
    confirm.accept('eula', true);
    expect(confirm.form.problems.agreed).toBe('agreement-required');
    confirm.accept('withdrawal', true);
    confirm.changeEmail('somebody@example.com');
    expect(confirm.form.problems).toEqual({});
  });

  it('CF-03 MyDU requires a separate license agreement and can be bought only once', async () => {
    const { confirm } = await setUp({ as: 'backer', kind: 'mydu' });
    expect(JSON.stringify(confirm.texts.terms.eula)).toContain('/legal/eula-myDU');
    agree(confirm);
    await confirm.submit();
    expect([confirm.hasMyDUAlready, confirm.payment.stage]).toEqual([true, undefined]);
  });
});

describe('continuing to payment', () => {
  it('CF-04 registers a guest buyer, then creates the order', async () => {
    const { application, confirm } = await setUp();
    const register = jest.spyOn(FakeGhostAccounts.prototype, 'register');
    agree(confirm);
    confirm.changeEmail(' somebody@example.com ');
    await confirm.submit();
    expect(register.mock.calls).toMatchObject([[{ email: 'somebody@example.com' }]]);
    expect(application.backend.sales).toMatchObject([
      { campaignId: foundersCampaign(application).id, cents: 2699 },
    ]);
    expect(application.widget.payments).toHaveLength(1);
  });

  it('CF-04 creates one order and opens one widget when Continue and Enter are pressed together', async () => {
    const { application, confirm } = await setUp({ as: 'new' });
    agree(confirm);
    await Promise.all([confirm.submit(), confirm.submit(), confirm.submit()]);
    expect(application.backend.sales).toHaveLength(1);
    expect(application.widget.payments).toHaveLength(1);
  });

  it('CK-01 reopens a closed widget with the same order and code', async () => {
    const { application, confirm } = await setUp();
    agree(confirm);
    confirm.changeEmail('somebody@example.com');
    confirm.changeCode('Backer-Jonas');
    await confirm.submit();
    application.widget.sendEvents('loaded', 'closed');
    expect(application.navigator.loadedPaths).toEqual(['/buy/confirm']);

    const again = await openConfirm(application);
    expect(again).toMatchObject({
      hasOrder: true,
      email: 'somebody@example.com',
      referralCode: 'Backer-Jonas',
    });
    expect(again.isReferralFixed).toBe(true);
    agree(again);
    await again.submit();
    expect(application.backend.sales).toHaveLength(1);
    expect(application.widget.payments.map(({ token }) => token)).toEqual(['payment-1', 'payment-1']);
  });

  it('CK-03 sends store owners to the store without the widget and back to the thank-you page', async () => {
    const { application, confirm } = await setUp({
      as: 'steam',
      path: '/de/kaufen/bestaetigen?utm_source=forum',
    });
    expect(application.widget.isPrepared).toBe(false);
    confirm.accept('eula', true);
    await confirm.submit();
    expect(confirm.payment.stage).toBe('leaving');
    const [address] = application.navigator.externalUrls;
    expect(new URL(address ?? '').searchParams.get('returnUrl')).toBe(
      'https://farstead.test/de/kaufen/danke?utm_source=forum&source=steam',
    );
    expect(application.widget.payments).toEqual([]);
  });

  it('CK-03 the return URL identifies a MyDU purchase made in the store', async () => {
    const { application, confirm } = await setUp({ as: 'steam', kind: 'mydu' });
    agree(confirm);
    await confirm.submit();
    const [address] = application.navigator.externalUrls;
    expect(new URL(address ?? '').searchParams.get('returnUrl')).toBe(
      'https://farstead.test/buy/thankyou?source=steam&product=myDU',
    );
  });

  it('CK-03 shows a rejection by the store and allows a retry', async () => {
    const { application, confirm } = await setUp({ as: 'steam' });
    confirm.accept('eula', true);
    jest
      .spyOn(FakeStoreCheckouts.prototype, 'initialize')
      .mockResolvedValueOnce({ ok: false, error: { kind: 'offline' } });
    await confirm.submit();
    expect(confirm.payment.problem).toEqual({ kind: 'offline' });
    await confirm.submit();
    expect(application.navigator.externalUrls).toHaveLength(1);
  });

  it('CK-03 can retry a call to the store that throws', async () => {
    const { application, confirm } = await setUp({ as: 'steam' });
    confirm.accept('eula', true);
    jest.spyOn(BuyThroughStore.prototype, 'execute').mockRejectedValueOnce(new Error('unexpected'));
    await confirm.submit();
    expect(confirm.payment.problem).toEqual({ kind: 'unexpected' });
    await confirm.submit();
    expect(application.navigator.externalUrls).toHaveLength(1);
  });

  it('CF-02 deletes the purchase on Cancel', async () => {
    const { application, confirm } = await setUp({ as: 'new' });
    confirm.changeCode('Backer-Jonas');
    confirm.cancel();
    expect(application.purchases.read()).toBeUndefined();
    choosePlan(application);
    expect((await openConfirm(application)).referralCode).toBe('');
  });

  it('CF-05 shows a plan chosen in another tab before it can be bought', async () => {
    const { application, confirm } = await setUp({ as: 'new' });
    agree(confirm);
    choosePlan(application, 'one-month');
    await confirm.submit();
    expect(confirm.payment.problem).toEqual({ kind: 'changed' });
    expect(confirm.selection?.kind).toBe('one-month');
    expect(confirm.hasAcceptedAll).toBe(false);
    expect(application.backend.sales).toEqual([]);
  });

  it('CK-01 requires agreement to a changed price before the widget opens', async () => {
    const { application, confirm } = await setUp({ as: 'new' });
    agree(confirm);
    changePrice(application, 'founders-3', 2999);
    await confirm.submit();
    expect(confirm.payment.problem).toMatchObject({ kind: 'offer-differs' });
    expect(application.widget.payments).toEqual([]);
    expect(confirm.selection?.total).toEqual({ cents: 2999, currency: 'EUR' });
    expect([confirm.accepted, confirm.hasAcceptedAll]).toEqual([{ eula: false, withdrawal: false }, false]);
    await confirm.submit();
    expect(application.widget.payments).toEqual([]);
    agree(confirm);
    expect(confirm.payment.problem).toBeDefined();
    await confirm.submit();
    expect(application.widget.payments).toHaveLength(1);
    application.widget.sendEvents('loaded');
    expect(application.analytics.commerceEvents).toMatchObject([
      { kind: 'begin_checkout', currency: 'EUR', items: [{ price: 29.99 }] },
    ]);
  });

  it('CK-03 a buyer who signs in as a store owner must agree again to the store’s price', async () => {
    const { application, confirm } = await setUp();
    agree(confirm);
    expect(confirm.cost?.total).toEqual({ cents: 2699, currency: 'EUR' });
    await application.get(Session).begin(application.tokensOf('steam'));
    expect(confirm.cost?.total).toEqual({ cents: 2499, currency: 'USD' });
    expect([confirm.accepted.eula, confirm.hasAcceptedAll]).toEqual([false, false]);
    confirm.accept('eula', true);
    await confirm.submit();
    expect(application.backend.sales).toMatchObject([{ cents: 2499, currency: 'USD' }]);
  });

  it('CF-03 requires agreement to a new price for the same product', async () => {
    const { application, confirm } = await setUp({ as: 'new' });
    agree(confirm);
    const purchase = application.purchases.read()!;
    const total = { cents: 2999, currency: 'USD' } as const;
    application.changePurchaseElsewhere({ ...purchase, selection: { ...purchase.selection, total } });
    expect([confirm.selection?.total, confirm.hasAcceptedAll]).toEqual([total, false]);
  });

  it('CF-05 does not clear the input after any failure', async () => {
    const { application, confirm } = await setUp();
    agree(confirm);
    confirm.changeEmail('somebody@example.com');
    for (const network of ['offline', 'failing'] as const) {
      application.backend.setNetworkCondition(network);
      await confirm.submit();
      expect(confirm.payment.problem).toBeDefined();
      expect([confirm.email, confirm.hasAcceptedAll]).toEqual(['somebody@example.com', true]);
    }
    application.backend.setNetworkCondition('normal');
    await confirm.submit();
    expect(application.backend.sales).toHaveLength(1);
  });

  it('CF-01 redirects to the plans when another tab ends the purchase', async () => {
    const { application, confirm } = await setUp({ as: 'new' });
    agree(confirm);
    application.purchases.clear();
    await confirm.submit();
    await flushPromises();
    expect(application.navigator.path).toBe('/buy');
  });

  it('CF-05 the form remains usable after a call throws', async () => {
    const { application, confirm } = await setUp();
    agree(confirm);
    confirm.changeEmail('somebody@example.com');
    jest.spyOn(CheckoutPlan.prototype, 'execute').mockRejectedValueOnce(new Error('unexpected'));
    await confirm.submit();
    expect(confirm.payment.problem).toEqual({ kind: 'unexpected' });
    expect(application.errors.reports).toHaveLength(1);
    expect([confirm.email, confirm.hasAcceptedAll, confirm.payment.isBusy]).toEqual([
      'somebody@example.com',
      true,
      false,
    ]);
    await confirm.submit();
    expect(application.backend.sales).toHaveLength(1);
  });

  it('CF-02 stops following other tabs when a page that was hidden and shown again ends', async () => {
    const application = await compose({ path: '/buy/confirm' });
    await application.get(Session).start();
    const purchase = choosePlan(application);
    const confirm = application.get(ConfirmPresenter);
    await confirm.load();
    confirm.onShow()();
    confirm.dispose();
    const end = confirm.onShow();
    application.changePurchaseElsewhere(choosePlan(application, 'one-month'));
    expect(confirm.selection?.kind).toBe('one-month');
    end();
    application.changePurchaseElsewhere(purchase);
    expect(confirm.selection?.kind).toBe('one-month');
  });
});

it('CK-02 CF-03 preserves the reason and the agreements after the payment window closes', async () => {
  const { application, confirm } = await setUp();
  agree(confirm);
  confirm.changeEmail('buyer@farstead.test');
  await confirm.submit();
  await flushPromises();
  application.widget.sendEvents('troubled', 'closed');
  const again = await openConfirm(application);
  expect([again.hasPaymentFailed, again.hasOrder, again.hasAcceptedAll]).toEqual([true, true, true]);
  await again.submit();
  expect((await openConfirm(application)).hasPaymentFailed).toBe(false);
  choosePlan(application, 'one-month');
  expect((await openConfirm(application)).hasPaymentFailed).toBe(false);
});

describe('the buyer’s input before the order is placed', () => {
  it('CF-02 CF-03 persists, including agreements, when another pack is chosen', async () => {
    const { application, confirm } = await setUp();
    agree(confirm);
    confirm.changeEmail('buyer@farstead.test');
    confirm.changeCode('Backer-Jonas');
    confirm.dispose();
    choosePlan(application, 'one-month');
    const other = await openConfirm(application);
    expect([other.email, other.referralCode, other.hasAcceptedAll]).toEqual([
      'buyer@farstead.test',
      'Backer-Jonas',
      true,
    ]);
  });

  it('CF-02 CF-03 persists when a code from a link is removed, even after the page is reopened', async () => {
    const { application, confirm } = await setUp({ referralCode: 'Backer-Jonas' });
    agree(confirm);
    confirm.changeEmail('buyer@farstead.test');
    confirm.removeCode();
    expect([confirm.email, confirm.hasAcceptedAll]).toEqual(['buyer@farstead.test', true]);
    const again = await openConfirm(application);
    expect([again.email, again.referralCode, again.hasAcceptedAll]).toEqual([
      'buyer@farstead.test',
      '',
      true,
    ]);
  });

  it('CF-03 includes a separate agreement to MyDU’s license', async () => {
    const { application, confirm } = await setUp();
    agree(confirm);
    choosePlan(application, 'mydu');
    expect((await openConfirm(application)).accepted).toEqual({ eula: false, withdrawal: false });
  });

  it('CF-03 remembers that a box was unchecked', async () => {
    const { application, confirm } = await setUp();
    agree(confirm);
    confirm.accept('eula', false);
    expect((await openConfirm(application)).accepted).toEqual({ eula: false, withdrawal: true });
  });

  it('CF-02 disappears when the purchase is canceled', async () => {
    const { application, confirm } = await setUp();
    agree(confirm);
    confirm.changeEmail('buyer@farstead.test');
    confirm.cancel();
    choosePlan(application, 'one-month');
    const other = await openConfirm(application);
    expect([other.email, other.hasAcceptedAll]).toEqual(['', false]);
  });
});

it('CF-03 drops terms that were accepted at a different price', async () => {
  const { application, confirm } = await setUp();
  agree(confirm);
  confirm.changeEmail('buyer@farstead.test');
  changePrice(application, confirm.selection?.productId ?? '', 4242);
  await confirm.submit();
  await flushPromises();
  expect((await openConfirm(application)).hasAcceptedAll).toBe(false);
});
