import { ConfirmStorePurchase } from '#application/commerce/ConfirmStorePurchase';
import { StoreGameTime } from '#application/linked-accounts/StoreGameTime';
import { Consent } from '#application/consent/Consent';
import { Drafts } from '#application/session/Drafts';
import { Session } from '#application/session/Session';
import { LastEnteredEmail } from '#application/session/LastEnteredEmail';
import { fail } from '#domain/shared/Result';
import { FakeSales } from '#infrastructure/fake/commerce/FakeSales';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { buyerDraft } from '#ui/commerce/shared/buyerDraft';
import { Translations } from '#ui/content/Translations';
import { ThankYouPresenter } from '#ui/commerce/thank-you/ThankYouPresenter';
import { compose, type Application } from '#tests/unit/support/compose';
import { placeOrder } from '#tests/unit/support/placeOrder';
import { flushPromises } from '#tests/unit/support/flushPromises';

const second = 1_000;

/** State of an order that is paid but can't be shown. */
const confirmed = { kind: 'settled', status: 'paid' };

const open = async (application: Application, params: Record<string, string> = {}) => {
  await application.get(Translations).load('en-us');
  await application.get(Session).start();
  const page = application.get(ThankYouPresenter);
  const [, query = ''] = application.navigator.path.split('?');
  await page.load({ params, query: new URLSearchParams(query) });
  return page;
};

const setUpArrived = async (application: Application, params: Record<string, string> = {}) => {
  const page = await open(application, params);
  page.onShow();
  await flushPromises();
  return page;
};

const setUp = (query = '', as?: PersonKey) => compose({ path: `/buy/thankyou${query}`, ...(as && { as }) });

const wait = async ({ clock }: Application, milliseconds: number): Promise<void> => {
  clock.advance(milliseconds);
  await flushPromises();
};

const kinds = ({ analytics }: Application) => analytics.commerceEvents.map(({ kind }) => kind);

describe('a pending order', () => {
  it('TY-01 D-19 polls until the server confirms the payment', async () => {
    const site = await setUp('', 'new');
    const sale = await placeOrder(site, { by: 'new' });
    const page = await setUpArrived(site);
    expect(page.state).toMatchObject({ kind: 'waiting', order: { id: sale.orderId } });
    expect(page.orderDetails).toEqual({
      plan: 'three-months',
      price: { cents: 2499, currency: 'USD' },
      number: sale.orderId,
    });
    site.get(FakeSales).pay(sale.token);
    await wait(site, second);
    expect(page.state).toMatchObject({ kind: 'settled', order: { id: sale.orderId, status: 'paid' } });
    expect(page.email).toBe('new@farstead.test');
    expect(page.needsAccount).toBe(false);
    expect(site.purchases.read()).toMatchObject({ progress: { kind: 'paid', isShown: true } });
    expect(site.get(Session).player?.roles).toContain('Subscriber');
  });

  it('TY-01 remains visible after a reload and shows its payment', async () => {
    const site = await setUp();
    const sale = await placeOrder(site, { by: 'ghost.buyer@farstead.test' });
    const first = await setUpArrived(site);
    expect(first.state.kind).toBe('waiting');
    first.dispose();
    site.get(FakeSales).pay(sale.token);
    expect((await setUpArrived(site)).order.paidOrder).toBeDefined();
    expect((await setUpArrived(site)).order.paidOrder).toBeDefined();
  });

  it('TY-01 reports a delay after 20 seconds and can be checked again', async () => {
    const site = await setUp('', 'new');
    const sale = await placeOrder(site, { by: 'new' });
    const page = await setUpArrived(site);
    await wait(site, 19 * second);
    expect([page.state.kind, page.canCheckAgain]).toEqual(['waiting', false]);
    await wait(site, second);
    expect([page.state.kind, page.canCheckAgain]).toEqual(['waiting', true]);
    site.get(FakeSales).pay(sale.token);
    page.checkAgain();
    await flushPromises();
    expect(page.order.paidOrder).toBeDefined();
  });

  it('TY-01 stops polling after five minutes', async () => {
    const site = await setUp('', 'new');
    const sale = await placeOrder(site, { by: 'new' });
    const page = await setUpArrived(site);
    for (let passed = 0; passed < 5 * 60; passed += 1) await wait(site, second);
    expect([page.state.kind, page.canCheckAgain]).toEqual(['stopped', true]);
    page.checkAgain();
    await flushPromises();
    expect(page.state).toMatchObject({ kind: 'waiting' });
    site.get(FakeSales).pay(sale.token);
    await wait(site, second);
    expect(page.order.paidOrder).toBeDefined();
  });

  it('TY-01 continues polling after failed calls', async () => {
    const site = await setUp('', 'new');
    const sale = await placeOrder(site, { by: 'new' });
    const page = await open(site);
    site.backend.setNetworkCondition('offline');
    page.onShow();
    await wait(site, second);
    expect(page.state.kind).toBe('waiting');
    site.get(FakeSales).pay(sale.token);
    site.backend.setNetworkCondition('normal');
    await wait(site, 2 * second);
    expect(page.order.paidOrder).toBeDefined();
  });

  it.each([
    ['cancelled', 'cancelled'],
    ['failed', 'failed'],
  ] as const)('TY-01 can be placed again as a new order when it is %s', async (how, status) => {
    const site = await setUp('', 'new');
    const sale = await placeOrder(site, { by: 'new' });
    site.purchases.write({
      ...site.purchases.read()!,
      progress: { kind: 'reported-paid', orderId: sale.orderId },
    });
    site.get(FakeSales).end(sale.token, how);
    const page = await setUpArrived(site);
    expect(page.state).toMatchObject({ kind: 'settled', status });
    const { key } = site.purchases.read()!;
    page.retryPayment();
    expect(site.navigator.path).toBe('/buy/confirm');
    const purchase = site.purchases.read();
    expect(purchase?.key).not.toBe(key);
    expect(purchase?.progress).toEqual({ kind: 'chosen' });
    expect(purchase).toMatchObject({ selection: { kind: 'three-months' } });
  });

  it('TY-01 shows as sold out when the last pack was sold before payment, even after a reload', async () => {
    const site = await setUp('', 'new');
    const sale = await placeOrder(site, { by: 'new' });
    site.backend.change(() => {
      site.backend.campaigns.forEach((campaign) => Object.assign(campaign, { consumed: campaign.limit }));
    });
    site.get(FakeSales).pay(sale.token);
    const soldOut = { kind: 'settled', status: 'rejected', order: { rejection: 'sold-out' } };
    expect((await setUpArrived(site)).state).toMatchObject(soldOut);
    expect(site.purchases.read()?.progress).toMatchObject({ kind: 'rejected', isShown: true });
    expect((await setUpArrived(site)).state).toMatchObject(soldOut);
  });

  it('TY-01 preserves the visit’s query without the store’s parameters when placed again', async () => {
    const site = await setUp('?utm_source=forum&source=steam&orderId=made-up&product=myDU', 'new');
    const sale = await placeOrder(site, { by: 'new' });
    const { orderId } = sale;
    site.purchases.write({ ...site.purchases.read()!, progress: { kind: 'reported-paid', orderId } });
    site.get(FakeSales).end(sale.token, 'failed');
    const page = await setUpArrived(site);
    expect(page.plansPath).toBe('/buy?utm_source=forum');
    page.retryPayment();
    expect(site.navigator.path).toBe('/buy/confirm?utm_source=forum');
  });

  it('TY-01 does not change a new purchase made in another tab', async () => {
    const site = await setUp('', 'new');
    const sale = await placeOrder(site, { by: 'new' });
    const page = await setUpArrived(site);
    const another = { kind: 'ordered', orderId: 'another' } as const;
    site.changePurchaseElsewhere({ ...site.purchases.read()!, key: 'another', progress: another });
    site.get(FakeSales).pay(sale.token);
    await wait(site, second);
    expect(page.order.paidOrder).toBeDefined();
    expect(site.purchases.read()?.progress).toEqual(another);
  });

  it('TY-01 neither sends a request nor redirects while the page is only prefetched', async () => {
    const site = await setUp();
    const page = await open(site);
    await flushPromises();
    expect(page.state).toEqual({ kind: 'idle' });
    expect(site.navigator.path).toBe('/buy/thankyou');
  });
});

describe('visitors', () => {
  it('TY-01 redirects a guest without an order to the home page', async () => {
    const site = await setUp('?source=elsewhere&product=myDU');
    await setUpArrived(site);
    expect(site.navigator.path).toBe('/');
  });

  it('TY-01 shows a canceled order only if it was paid', async () => {
    const site = await setUp();
    const sale = await placeOrder(site, { by: 'ghost.buyer@farstead.test' });
    const { orderId } = sale;
    site.purchases.write({ ...site.purchases.read()!, progress: { kind: 'cancelled', orderId } });
    await setUpArrived(site);
    expect(site.navigator.path).toBe('/');
    site.get(FakeSales).pay(sale.token);
    site.purchases.write({
      ...site.purchases.read()!,
      progress: { kind: 'paid', orderId, isShown: false },
    });
    expect((await setUpArrived(site)).order.paidOrder).toBeDefined();
  });

  it('TY-01 shows a guest buyer how to create an account, with the email prefilled', async () => {
    const site = await setUp();
    const sale = await placeOrder(site, { by: 'ghost.buyer@farstead.test' });
    site.get(FakeSales).pay(sale.token);
    const page = await setUpArrived(site);
    expect([page.needsAccount, page.email]).toEqual([true, 'ghost.buyer@farstead.test']);
    expect(site.get(LastEnteredEmail).value).toBe('ghost.buyer@farstead.test');
  });

  it('CF-03 discards the buyer’s agreements once the order is paid', async () => {
    const site = await setUp();
    const sale = await placeOrder(site, { by: 'ghost.buyer@farstead.test' });
    await setUpArrived(site);
    site.get(Drafts).save(buyerDraft, { agreed: 'pack eula withdrawal' });
    expect(site.get(Drafts).read(buyerDraft)).not.toEqual({});
    site.get(FakeSales).pay(sale.token);
    await wait(site, second);
    expect(site.get(Drafts).read(buyerDraft)).toEqual({});
  });

  it('TY-01 a guest buyer who has signed up does not have to wait', async () => {
    const site = await setUp('', 'subscriber');
    const { orderId } = await placeOrder(site, { by: 'ghost.buyer@farstead.test' });
    const held = site.purchases.read()!;
    site.purchases.write({
      ...held,
      progress: { kind: 'paid', orderId, isShown: false },
      ghost: { ...held.ghost!, token: 'spent' },
    });
    const page = await setUpArrived(site);
    expect([page.state, page.orderDetails, page.needsAccount]).toEqual([
      confirmed,
      { plan: 'three-months' },
      false,
    ]);
  });

  it('TY-01 does not show another buyer’s order', async () => {
    const site = await setUp('', 'subscriber');
    await placeOrder(site, { by: 'new' });
    const page = await setUpArrived(site);
    expect(page.state).toEqual({ kind: 'none' });
    expect(page.orderDetails).toBeUndefined();
  });

  it('TY-01 SH-04 requires sign-in to show a player’s order', async () => {
    const site = await setUp();
    const sale = await placeOrder(site, { by: 'new' });
    const page = await setUpArrived(site);
    expect([page.state, page.orderDetails]).toEqual([{ kind: 'signed-out' }, undefined]);
    site.get(FakeSales).pay(sale.token);
    await site.get(Session).begin(site.tokensOf('new'));
    await flushPromises();
    expect(page.state).toMatchObject({ kind: 'settled', order: { id: sale.orderId } });
    expect(site.navigator.path).toBe('/buy/thankyou');
  });

  it.each([
    ['backer', true],
    ['new', false],
  ] as const)('PD-03 shows whether %s owns MyDU: %s', async (who, has) => {
    const page = await setUpArrived(await setUp('?product=myDU', who));
    expect([page.state, page.isMyDU]).toEqual([{ kind: 'none' }, has]);
  });

  it('TY-01 hides the player’s data after a sign-out in another tab', async () => {
    const site = await setUp('', 'new');
    const page = await setUpArrived(site);
    expect(page.state).toEqual({ kind: 'none' });
    site.channel.receive('signed-out');
    expect(site.navigator.path).toBe('/');
  });

  it('TY-01 requires sign-in after a sign-out during polling', async () => {
    const site = await setUp('', 'new');
    await placeOrder(site, { by: 'new' });
    const page = await setUpArrived(site);
    expect(page.state.kind).toBe('waiting');
    site.channel.receive('signed-out');
    await wait(site, 30 * second);
    expect(page.state).toEqual({ kind: 'signed-out' });
    expect(site.navigator.path).toBe('/buy/thankyou');
  });

  it('TY-01 does not redirect after the visitor leaves', async () => {
    const site = await setUp('', 'new');
    await setUpArrived(site);
    site.navigator.push('/legal/eula');
    site.channel.receive('signed-out');
    expect(site.navigator.path).toBe('/legal/eula');
  });
});

describe('the return from the store', () => {
  const returned = async (more: (orderId: string) => string, as: PersonKey | undefined = 'steam') => {
    const site = await setUp('', as);
    const sale = await placeOrder(site, { by: 'steam', channel: 'store', plan: 'one-month' });
    site.navigator.replace(`/buy/thankyou?source=steam&orderId=${more(sale.orderId)}`);
    return { site, sale };
  };

  it('CK-03 confirms the order and claims the game time once, however often it is repeated', async () => {
    const { site, sale } = await returned((id) => id);
    site.get(FakeSales).approve(sale.orderId);
    const before = Date.parse(site.backend.person('steam').gameTimeEnd ?? '');
    const page = await open(site);
    page.onShow();
    await Promise.resolve();
    expect(page.state).toEqual({ kind: 'confirming' });
    await flushPromises();
    expect([page.state, page.orderDetails]).toEqual([confirmed, { plan: 'one-month' }]);
    const { gameTimeEnd } = site.backend.person('steam');
    expect(Date.parse(gameTimeEnd ?? '')).toBeGreaterThan(before);

    expect((await setUpArrived(site)).state).toEqual(confirmed);
    expect(site.backend.person('steam').gameTimeEnd).toBe(gameTimeEnd);
    expect(site.purchases.read()?.progress).toMatchObject({ kind: 'paid', isShown: true });
  });

  it('CK-03 reports missing game time and claims it again until it arrives', async () => {
    const { site, sale } = await returned((id) => id);
    site.get(FakeSales).approve(sale.orderId);
    let failures = 2;
    const storeGameTime = site.get(StoreGameTime);
    site.replace(StoreGameTime, {
      findClaimable: () => storeGameTime.findClaimable(),
      claim: () =>
        failures-- > 0
          ? Promise.resolve(fail({ kind: 'server' as const, status: 500, code: 50 }))
          : storeGameTime.claim(),
    });
    const page = await setUpArrived(site);
    expect([page.state, page.orderDetails, page.canCheckAgain]).toEqual([
      { kind: 'unclaimed' },
      { plan: 'one-month' },
      true,
    ]);
    await wait(site, 10 * second);
    expect(page.state).toEqual({ kind: 'unclaimed' });
    await wait(site, 30 * second);
    expect(page.state).toEqual(confirmed);
  });

  it('CK-03 TY-02 tracks no events, even when the page is opened without the store’s parameters', async () => {
    const { site, sale } = await returned((id) => id);
    site.get(Consent).agreeToAll();
    site.get(FakeSales).approve(sale.orderId);
    await setUpArrived(site);
    site.navigator.replace('/buy/thankyou');
    expect((await setUpArrived(site)).order.paidOrder).toBeDefined();
    expect(kinds(site)).toEqual([]);
  });

  it('CK-03 leaves the order open until the store approves it, and can check again', async () => {
    const { site, sale } = await returned((id) => id);
    const page = await setUpArrived(site);
    expect([page.state, page.canCheckAgain]).toEqual([{ kind: 'open' }, true]);
    site.get(FakeSales).approve(sale.orderId);
    page.checkAgain();
    await flushPromises();
    expect(page.state).toEqual(confirmed);
  });

  it('CK-03 reports that a forged order is unknown', async () => {
    const { site } = await returned(() => 'made-up');
    const page = await setUpArrived(site);
    expect(page.state).toEqual({
      kind: 'unconfirmed',
      failure: { kind: 'unknown-order' },
    });
    expect(page.orderDetails).toBeUndefined();
  });

  it('CK-03 does not grant game time to another player', async () => {
    const { site, sale } = await returned((id) => id, 'new');
    site.get(FakeSales).approve(sale.orderId);
    const page = await setUpArrived(site);
    expect(page.state).toEqual({
      kind: 'unconfirmed',
      failure: { kind: 'foreign-order' },
    });
    expect(site.backend.person('new').gameTimeEnd).toBeUndefined();
  });

  it('CK-03 ignores a query without an order id', async () => {
    const { site } = await returned(() => '');
    const page = await setUpArrived(site);
    expect([page.state, page.canCheckAgain, page.isMyDU]).toEqual([{ kind: 'none' }, false, false]);
  });

  it.each([
    ['without an order id', '?source=steam', 'new'],
    ['with another order id', '?source=steam&orderId=made-up&product=myDU', 'new'],
    ['of a ghost', '?source=steam&orderId=made-up', 'ghost.buyer@farstead.test'],
  ] as const)(
    'CK-03 TY-02 a card payment takes precedence over a store query %s',
    async (_case, query, by) => {
      const site = await setUp(query, by === 'new' ? by : undefined);
      site.get(Consent).agreeToAll();
      const sale = await placeOrder(site, { by });
      site.purchases.write({
        ...site.purchases.read()!,
        progress: { kind: 'reported-paid', orderId: sale.orderId },
      });
      site.get(FakeSales).pay(sale.token);
      for (const page of [await setUpArrived(site), await setUpArrived(site)]) {
        expect(page.state).toMatchObject({ kind: 'settled', order: { id: sale.orderId } });
        expect([page.isMyDU, page.orderDetails?.plan]).toEqual([false, 'three-months']);
      }
      expect(kinds(site)).toEqual(['purchase', 'conversion']);
    },
  );

  it('CK-03 confirms the store’s order while another purchase is awaiting payment', async () => {
    const site = await setUp('', 'steam');
    const sale = await placeOrder(site, { by: 'steam', channel: 'store', plan: 'one-month' });
    await placeOrder(site, { by: 'steam' });
    site.navigator.replace(`/buy/thankyou?source=steam&orderId=${sale.orderId}`);
    site.get(FakeSales).approve(sale.orderId);
    expect((await setUpArrived(site)).state).toEqual(confirmed);
  });

  it('CK-03 waits for the player to sign in', async () => {
    const { site, sale } = await returned((id) => id, undefined);
    site.tokens.clear();
    site.get(FakeSales).approve(sale.orderId);
    const page = await setUpArrived(site);
    expect(page.state).toEqual({ kind: 'signed-out' });
    await site.get(Session).begin(site.tokensOf('steam'));
    await flushPromises();
    expect(page.state).toEqual(confirmed);
  });

  it('CK-03 does not claim game time for MyDU, whatever the query contains', async () => {
    const site = await setUp('', 'steam');
    const sale = await placeOrder(site, { by: 'steam', channel: 'store', plan: 'mydu' });
    site.get(FakeSales).approve(sale.orderId);
    site.navigator.replace(`/buy/thankyou?source=steam&orderId=${sale.orderId}`);
    const page = await setUpArrived(site);
    expect([page.state, page.isMyDU]).toEqual([confirmed, true]);
    expect(site.backend.person('steam').claimableMonths).toBe(3);
  });
});

describe('the page lifecycle', () => {
  it('TY-01 a page that is hidden and shown again continues to follow the order', async () => {
    const site = await setUp('', 'new');
    const sale = await placeOrder(site, { by: 'new' });
    const page = await open(site);
    page.onShow()();
    page.dispose();
    await flushPromises();
    expect(page.state).toEqual({ kind: 'idle' });
    page.onShow();
    await flushPromises();
    site.get(FakeSales).pay(sale.token);
    await wait(site, second);
    expect(page.order.paidOrder).toBeDefined();
  });

  it('CK-03 a confirmation that throws shows an error and can be retried', async () => {
    const site = await setUp('', 'steam');
    const sale = await placeOrder(site, { by: 'steam', channel: 'store', plan: 'one-month' });
    site.navigator.replace(`/buy/thankyou?source=steam&orderId=${sale.orderId}`);
    site.get(FakeSales).approve(sale.orderId);
    jest.spyOn(ConfirmStorePurchase.prototype, 'execute').mockRejectedValueOnce(new Error('unexpected'));
    const page = await setUpArrived(site);
    expect([page.state, page.canCheckAgain]).toEqual([
      { kind: 'unconfirmed', failure: { kind: 'unexpected' } },
      true,
    ]);
    expect(site.errors.reports).toHaveLength(1);
    page.checkAgain();
    await flushPromises();
    expect(page.state).toEqual(confirmed);
  });

  it('CK-03 signing out and back in during confirmation does not prevent the confirmation', async () => {
    const site = await setUp('', 'steam');
    const sale = await placeOrder(site, { by: 'steam', channel: 'store', plan: 'one-month' });
    site.navigator.replace(`/buy/thankyou?source=steam&orderId=${sale.orderId}`);
    site.get(FakeSales).approve(sale.orderId);
    const page = await open(site);
    page.onShow();
    await Promise.resolve();
    expect(page.state).toEqual({ kind: 'confirming' });
    site.channel.receive('signed-out');
    expect(page.state).toEqual({ kind: 'signed-out' });
    await site.get(Session).begin(site.tokensOf('steam'));
    await flushPromises();
    expect(page.state).toEqual(confirmed);
  });
});

describe('analytics', () => {
  it('TY-02 receives a paid order and its conversion exactly once', async () => {
    const site = await setUp('', 'new');
    site.get(Consent).agreeToAll();
    const sale = await placeOrder(site, { by: 'new' });
    const page = await setUpArrived(site);
    expect(kinds(site)).toEqual([]);
    site.get(FakeSales).pay(sale.token);
    await wait(site, second);
    await setUpArrived(site);
    expect(page.order.paidOrder).toBeDefined();
    expect(kinds(site)).toEqual(['purchase', 'conversion']);
  });

  it('SH-18 receives the experiment variant from the URL after consent', async () => {
    const site = await setUp('', 'new');
    const page = await setUpArrived(site, { lp: 'spring', experiment: 'buy-page', variant: 'b' });
    expect(site.analytics.experiments).toEqual([]);
    site.get(Consent).agreeToAll();
    expect(site.analytics.experiments).toEqual([{ experiment: 'buy-page', variant: 'b' }]);
    page.dispose();
    page.dispose();
  });
});
