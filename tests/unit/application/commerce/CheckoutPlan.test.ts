import { CheckoutPlan } from '#application/commerce/CheckoutPlan';
import { TokenVerifier } from '#application/session/TokenVerifier';
import { Session } from '#application/session/Session';
import { fail } from '#domain/shared/Result';
import { FakeSales } from '#infrastructure/fake/commerce/FakeSales';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { chooseSamplePlan, spyOnCheckouts, checkoutInput } from '../../support/spyOnCheckouts';
import { compose } from '../../support/compose';
import { changePrice } from '../../support/purchases';

const setUp = async ({ as, path = '/buy/confirm' }: { as?: PersonKey; path?: string } = {}) => {
  const application = await compose({ path, ...(as && { as }) });
  const watched = spyOnCheckouts(application);
  await application.get(Session).start();
  chooseSamplePlan(application);
  /** Starts a checkout with a new use case, as in another tab or after a reload. */
  const start = (more: Parameters<typeof checkoutInput>[1] = {}) =>
    application.get(CheckoutPlan).execute(checkoutInput(application, more));
  return { application, start, ...watched };
};

const problem = (kind: string) => ({ ok: false, error: { kind } });

it('CF-04 registers a guest by email and creates the order', async () => {
  const { application, start, checkouts, ghosts } = await setUp({ path: '/buy/confirm?utm_source=news' });
  application.referrals.save({ ref: 'ada', siteId: '42' });
  const started = await start({ email: ' Buyer@Farstead.test ' });
  expect(started).toMatchObject({
    ok: true,
    value: {
      order: { status: 'started', price: { cents: 2499, currency: 'USD' } },
      token: expect.any(String),
      isSandbox: true,
    },
  });
  expect(ghosts.registrations).toEqual([
    {
      email: 'Buyer@Farstead.test',
      referral: { ref: 'ada', siteId: '42' },
      acquisition: '?utm_source=news',
    },
  ]);
  const purchase = application.purchases.read();
  expect(checkouts.requests).toEqual([
    {
      key: purchase?.key,
      campaignId: 'campaign-founders',
      productId: 'founders-3',
      pricingId: 'founders-3-usd',
      discount: 0,
      language: 'fr',
    },
  ]);
  expect(purchase).toMatchObject({
    selection: { email: 'Buyer@Farstead.test' },
    ghost: { email: 'Buyer@Farstead.test' },
    progress: { kind: 'ordered', orderId: started.ok && started.value.order.id },
  });
});

it('CF-04 sends the referral from the URL after a reload when none is stored', async () => {
  const { start, ghosts } = await setUp({ path: '/buy/confirm?ref=ada&siteid=42' });
  await start();
  expect(ghosts.registrations).toMatchObject([
    { referral: { ref: 'ada', siteId: '42' }, acquisition: '?ref=ada&siteid=42' },
  ]);
});

it('CF-04 omits the referral and the query when there are none', async () => {
  const { start, ghosts } = await setUp();
  await start();
  expect(ghosts.registrations).toEqual([{ email: 'buyer@farstead.test' }]);
});

it('CF-04 a player buys with the account’s email, not the typed one', async () => {
  const { application, start, ghosts } = await setUp({ as: 'expired' });
  expect(await start({ email: 'somebody@else.test' })).toMatchObject({ ok: true });
  expect(ghosts.registrations).toEqual([]);
  expect(application.purchases.read()).not.toHaveProperty('ghost');
  expect(application.backend.sales).toMatchObject([{ buyerId: application.backend.person('expired').id }]);
});

it('CK-01 sends one request for a double click, or for Enter and a click', async () => {
  const { application, checkouts, ghosts } = await setUp();
  const checkoutPlan = application.get(CheckoutPlan);
  const wish = checkoutInput(application);
  const [first, second] = await Promise.all([checkoutPlan.execute(wish), checkoutPlan.execute(wish)]);
  expect(first).toBe(second);
  expect(checkouts.requests).toHaveLength(1);
  expect(ghosts.registrations).toHaveLength(1);
});

it('CK-01 two tabs send their requests in sequence and get the same order and token', async () => {
  const { application, start, checkouts, ghosts } = await setUp();
  const [first, second] = await Promise.all([start(), start()]);
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
  expect(checkouts.maxConcurrent).toBe(1);
  expect(ghosts.registrations).toHaveLength(1);
  expect(application.backend.sales).toHaveLength(1);
});

it('CK-01 a reload returns the same order without registering again', async () => {
  const { application, start, ghosts } = await setUp();
  const first = await start();
  expect(await start({ email: 'BUYER@farstead.test' })).toEqual(first);
  chooseSamplePlan(application);
  expect(await start()).toEqual(first);
  expect(ghosts.registrations).toHaveLength(1);
});

it.each(['offline', 'failing'] as const)(
  'CF-04 reports a server failure and retries as the same purchase: %s',
  async (network) => {
    const { application, start, checkouts, ghosts } = await setUp();
    await start();
    const { requests } = checkouts;
    application.backend.setNetworkCondition(network);
    expect(await start()).toMatchObject({ ok: false });
    application.backend.setNetworkCondition('normal');
    expect(await start()).toMatchObject({ ok: true });
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
    expect(ghosts.registrations).toHaveLength(1);
  },
);

it.each([
  ['', 'email-required'],
  ['  ', 'email-required'],
  ['buyer', 'email-invalid'],
  ['new@farstead.test', 'email-has-account'],
])('CF-05 rejects the email “%s” with %s', async (email, kind) => {
  const { application, start } = await setUp();
  expect(await start({ email })).toEqual(problem(kind));
  expect(application.backend.sales).toEqual([]);
});

it('CF-05 rejects an email that already has a purchase', async () => {
  const { application, start } = await setUp();
  const first = await start();
  if (first.ok) application.get(FakeSales).pay(first.value.token);
  application.purchases.clear();
  chooseSamplePlan(application);
  expect(await start()).toEqual(problem('email-used'));
});

it('CF-04 changing the email creates another buyer and another order', async () => {
  const { application, start, ghosts } = await setUp();
  const first = await start();
  const second = await start({ email: 'other@farstead.test' });
  expect(ghosts.registrations).toHaveLength(2);
  expect(second.ok && second.value.order.id).not.toBe(first.ok && first.value.order.id);
  expect(application.purchases.read()?.ghost?.email).toBe('other@farstead.test');
});

it('CF-04 a guest who signs in gets a new order for the account', async () => {
  const { application, start } = await setUp();
  await start();
  application.tokens.write(application.tokensOf('expired'));
  await application.get(Session).start();
  expect(await start()).toMatchObject({ ok: true });
  expect(application.purchases.read()).not.toHaveProperty('ghost');
  expect(application.backend.sales.map(({ buyerId }) => buyerId)).toHaveLength(2);
});

it('CF-02 sends a referral code and creates another order when the code changes', async () => {
  const { application, start, checkouts } = await setUp();
  await start({ referralCode: ' Expired-Wei ' });
  await start({ referralCode: 'Backer-Jonas' });
  expect(checkouts.requests.map(({ referralCode }) => referralCode)).toEqual(['Expired-Wei', 'Backer-Jonas']);
  expect(new Set(checkouts.requests.map(({ key }) => key)).size).toBe(2);
  expect(application.backend.sales).toHaveLength(2);
});

it('CF-05 rejects an unknown referral code and accepts a retry without it', async () => {
  const { start } = await setUp();
  expect(await start({ referralCode: 'Nobody' })).toEqual(problem('referral-unknown'));
  expect(await start()).toMatchObject({ ok: true });
});

it('CF-05 reports that a campaign is sold out', async () => {
  const { application, start } = await setUp();
  application.backend.change(() => {
    const campaign = application.backend.campaigns.find(({ name }) => name === 'founders');
    if (campaign) campaign.consumed = campaign.limit ?? 0;
  });
  expect(await start()).toEqual(problem('sold-out'));
});

it.each([
  ['dearer', 2999],
  ['cheaper', 1999],
])('CK-01 requires renewed agreement for the same order when the price becomes %s', async (_case, cents) => {
  const { application, start, checkouts } = await setUp();
  changePrice(application, 'founders-3', cents);
  const total = { cents, currency: 'USD' };
  expect(await start()).toMatchObject({
    ok: false,
    error: { kind: 'offer-differs', agreed: { total: { cents: 2499 } }, ordered: { total } },
  });
  expect(application.purchases.read()).toMatchObject({
    selection: { total, kind: 'three-months' },
    progress: { kind: 'ordered', orderId: 'sale-1' },
  });
  expect(await start()).toMatchObject({ ok: true, value: { order: { id: 'sale-1', price: total } } });
  expect(new Set(checkouts.requests.map(({ key }) => key)).size).toBe(1);
  expect(application.backend.sales).toHaveLength(1);
});

it('CK-01 a tab that shows the old price cannot pay the new price', async () => {
  const { application } = await setUp();
  const wish = checkoutInput(application);
  changePrice(application, 'founders-3', 2999);
  const start = () => application.get(CheckoutPlan).execute(wish);
  expect(await start()).toMatchObject(problem('offer-differs'));
  expect(await start()).toEqual(problem('changed'));
});

it('CK-01 editing the stored plan requires agreement to the server’s order', async () => {
  const { application, start } = await setUp();
  const chosen = application.purchases.read()!;
  const edited = { cents: 1, currency: 'USD' } as const;
  application.purchases.write({
    ...chosen,
    selection: { ...chosen.selection, kind: 'twelve-months', price: edited, total: edited },
  });
  expect(await start()).toMatchObject(problem('offer-differs'));
  expect(application.purchases.read()?.selection).toMatchObject({
    kind: 'three-months',
    total: { cents: 2499, currency: 'USD' },
  });
  expect(await start()).toMatchObject({ ok: true });
});

it('CK-01 replaces a key that belongs to another purchase, but only once', async () => {
  const { application, start, checkouts } = await setUp();
  await start();
  // Simulates that the request sent with the key was lost from storage.
  const { sentWith: _sentWith, ...stored } = application.purchases.read() ?? chooseSamplePlan(application);
  application.purchases.write({ ...stored, progress: { kind: 'chosen' } });
  expect(await start({ referralCode: 'Expired-Wei' })).toMatchObject({ ok: true });
  expect(checkouts.requests).toHaveLength(3);
  expect(checkouts.requests[2]?.key).toBe(application.purchases.read()?.key);
  expect(checkouts.requests[2]?.key).not.toBe(checkouts.requests[1]?.key);
});

it('CK-01 replaces an expired ghost token for the same order', async () => {
  const { application, start, ghosts } = await setUp();
  const first = await start();
  const stored = application.purchases.read() ?? chooseSamplePlan(application);
  application.clock.advance(86_400_001);
  application.purchases.write({ ...stored, startedAt: application.clock.now() });
  expect(await start()).toEqual(first);
  expect(ghosts.registrations).toHaveLength(1);
  expect(application.purchases.read()?.ghost?.token).not.toBe(stored.ghost?.token);
  expect(application.backend.sales).toHaveLength(1);
});

it('CK-01 registers again when the ghost token cannot be renewed', async () => {
  const { application, start, ghosts } = await setUp();
  const first = await start();
  const stored = application.purchases.read() ?? chooseSamplePlan(application);
  application.clock.advance(2 * 86_400_001);
  application.purchases.write({ ...stored, startedAt: application.clock.now() });
  expect(await start()).toEqual(first);
  expect(ghosts.registrations).toHaveLength(2);
  expect(application.backend.sales).toHaveLength(1);
});

it.each(['cancelled', 'failed'] as const)('CK-02 replaces a %s order with a new order', async (how) => {
  const { application, start } = await setUp();
  const first = await start();
  if (first.ok) application.get(FakeSales).end(first.value.token, how);
  const second = await start();
  expect(second).toMatchObject({ ok: true, value: { order: { status: 'started' } } });
  expect(application.purchases.read()?.progress).toEqual({
    kind: 'ordered',
    orderId: second.ok && second.value.order.id,
  });
  expect(application.backend.sales).toHaveLength(2);
});

it('CK-02 creates a new order when the previous order has ended and its id was not stored', async () => {
  const { application, start } = await setUp();
  const first = await start();
  if (first.ok) application.get(FakeSales).end(first.value.token, 'cancelled');
  const stored = application.purchases.read() ?? chooseSamplePlan(application);
  application.purchases.write({ ...stored, progress: { kind: 'chosen' } });
  expect(await start()).toMatchObject({ ok: true, value: { order: { status: 'started' } } });
});

it('D-19 does not pay again for an order that was paid in the meantime', async () => {
  const { application, start, checkouts } = await setUp();
  const first = await start();
  if (first.ok) application.get(FakeSales).pay(first.value.token);
  expect(await start()).toEqual(problem('already-paid'));
  expect(checkouts.requests).toHaveLength(1);
  expect(application.purchases.read()?.progress.kind).toBe('reported-paid');
  expect(await start()).toEqual(problem('already-paid'));
});

it('D-19 does not pay again for a paid order without a stored id', async () => {
  const { application, start } = await setUp();
  const first = await start();
  if (first.ok) application.get(FakeSales).pay(first.value.token);
  const stored = application.purchases.read() ?? chooseSamplePlan(application);
  application.purchases.write({ ...stored, progress: { kind: 'chosen' } });
  expect(await start()).toEqual(problem('already-paid'));
});

it('CF-01 does not send a purchase that another tab canceled, changed or paid', async () => {
  const { application, checkouts } = await setUp();
  const wish = checkoutInput(application);
  const start = () => application.get(CheckoutPlan).execute(wish);
  chooseSamplePlan(application, 'mydu');
  expect(await start()).toEqual(problem('changed'));
  const chosen = chooseSamplePlan(application);
  application.purchases.write({ ...chosen, progress: { kind: 'cancelled', orderId: 'order-1' } });
  expect(await start()).toEqual(problem('no-purchase'));
  application.purchases.write({ ...chosen, progress: { kind: 'reported-paid', orderId: 'order-1' } });
  expect(await start()).toEqual(problem('already-paid'));
  application.purchases.clear();
  expect(await start()).toEqual(problem('no-purchase'));
  expect(checkouts.requests).toEqual([]);
});

it('CF-01 does not open the widget when another tab changes the purchase during the request', async () => {
  const { application, start, checkouts } = await setUp();
  checkouts.beforeResponse = () => void chooseSamplePlan(application, 'mydu');
  expect(await start()).toEqual(problem('changed'));
  expect(application.purchases.read()?.progress).toEqual({ kind: 'chosen' });
});

it('CF-04 does not register a ghost while the session is unresolved', async () => {
  const application = await compose({ as: 'expired', path: '/buy/confirm' });
  const { ghosts } = spyOnCheckouts(application);
  let isReachable = false;
  const verifier = application.get(TokenVerifier);
  application.replace(TokenVerifier, {
    prepare: async () => undefined,
    verify: (token: string) =>
      isReachable ? verifier.verify(token) : Promise.resolve(fail({ kind: 'offline' as const })),
  });
  await application.get(Session).start();
  chooseSamplePlan(application);
  const start = () => application.get(CheckoutPlan).execute(checkoutInput(application));
  expect(await start()).toEqual(problem('offline'));
  isReachable = true;
  expect(await start()).toMatchObject({ ok: true });
  expect(ghosts.registrations).toEqual([]);
});

it('CF-04 waits until the session is resolved', async () => {
  const application = await compose({ as: 'expired', path: '/buy/confirm' });
  const { ghosts } = spyOnCheckouts(application);
  chooseSamplePlan(application);
  const started = application.get(CheckoutPlan).execute(checkoutInput(application));
  await application.get(Session).start();
  expect(await started).toMatchObject({ ok: true });
  expect(ghosts.registrations).toEqual([]);
});
