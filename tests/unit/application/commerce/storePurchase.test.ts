import { BuyThroughStore, type StoreCheckoutInput } from '#application/commerce/BuyThroughStore';
import { ConfirmStorePurchase } from '#application/commerce/ConfirmStorePurchase';
import { StoreCheckouts, type StoreCheckoutRequest } from '#application/commerce/StoreCheckouts';
import { StoreGameTime } from '#application/linked-accounts/StoreGameTime';
import { Session } from '#application/session/Session';
import { fail, succeed } from '#domain/shared/Result';
import { FakeStoreCheckouts } from '#infrastructure/fake/commerce/FakeStoreCheckouts';
import { FakeSales } from '#infrastructure/fake/commerce/FakeSales';
import { FakeStoreGameTime } from '#infrastructure/fake/linked-accounts/FakeStoreGameTime';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { chooseSamplePlan, checkoutInput } from '../../support/spyOnCheckouts';
import { compose, type Application } from '../../support/compose';

class SpyStoreCheckouts extends StoreCheckouts {
  readonly requests: StoreCheckoutRequest[] = [];
  finalizeCalls = 0;
  answer: ((url: string) => string) | undefined;

  constructor(private readonly store: StoreCheckouts) {
    super();
  }

  async initialize(request: StoreCheckoutRequest) {
    this.requests.push(request);
    const address = await this.store.initialize(request);
    return address.ok ? succeed(this.answer?.(address.value) ?? address.value) : address;
  }

  finalize(orderId: string) {
    this.finalizeCalls++;
    return this.store.finalize(orderId);
  }
}

class SpyStoreGameTime extends StoreGameTime {
  claims = 0;
  isOffline = false;

  constructor(private readonly storeGameTime: StoreGameTime) {
    super();
  }

  findClaimable() {
    return this.storeGameTime.findClaimable();
  }

  async claim() {
    this.claims++;
    return this.isOffline ? fail({ kind: 'offline' as const }) : this.storeGameTime.claim();
  }
}

const setUp = async ({
  as = 'steam',
  kind = 'three-months',
}: { as?: PersonKey; kind?: 'three-months' | 'mydu' } = {}) => {
  const application = await compose({ as, path: '/fr/acheter/confirmation' });
  const store = new SpyStoreCheckouts(application.get(FakeStoreCheckouts));
  application.replace(StoreCheckouts, store);
  const gameTime = new SpyStoreGameTime(application.get(FakeStoreGameTime));
  application.replace(StoreGameTime, gameTime);
  const { steam } = { steam: application.backend.person('steam') };
  // Months that were claimable before are not part of this purchase.
  application.backend.change(() => delete steam.claimableMonths);
  await application.get(Session).start();
  chooseSamplePlan(application, kind);
  const wish = (more: Partial<StoreCheckoutInput> = {}): StoreCheckoutInput => ({
    selection: checkoutInput(application).selection,
    locale: 'fr-fr',
    ...more,
  });
  const buy = (more: Partial<StoreCheckoutInput> = {}) =>
    application.get(BuyThroughStore).execute(wish(more));
  return { application, store, gameTime, wish, buy };
};

const setUpBought = async (given: Parameters<typeof setUp>[0] = {}) => {
  const arranged = await setUp(given);
  const { application, buy } = arranged;
  await buy();
  const orderId = application.backend.sales[0]?.orderId ?? '';
  application.get(FakeSales).approve(orderId);
  const confirm = () =>
    application.get(ConfirmStorePurchase).execute({ orderId, isMyDU: given.kind === 'mydu' });
  return { ...arranged, orderId, confirm };
};

const roles = (application: Application) => application.get(Session).player?.roles;

describe('going to the store', () => {
  it.each([
    ['three-months', 'https://farstead.test/fr/acheter/merci?source=steam'],
    ['mydu', 'https://farstead.test/fr/acheter/merci?source=steam&product=myDU'],
  ] as const)('CK-03 buying %s opens the store’s page with the return URL %s', async (kind, back) => {
    const { application, store, buy } = await setUp({ kind });
    const address = await buy();
    expect(address.ok && address.value.origin).toBe('https://store.farstead.test');
    expect(address.ok && address.value.searchParams.get('returnUrl')).toBe(back);
    const selection = application.purchases.read()?.selection;
    expect(store.requests).toEqual([
      {
        key: application.purchases.read()?.key,
        productId: selection?.productId,
        productDescription: selection?.planDescription,
        language: 'fr',
      },
    ]);
  });

  it('CK-03 a double click sends one request, and two tabs share the order', async () => {
    const { application, store, wish, buy } = await setUp();
    const store1 = application.get(BuyThroughStore);
    await Promise.all([store1.execute(wish()), store1.execute(wish())]);
    expect(store.requests).toHaveLength(1);
    await Promise.all([buy(), buy()]);
    expect(application.backend.sales).toHaveLength(1);
  });

  it('CK-03 buying in another language creates a new order', async () => {
    const { application, store, buy } = await setUp();
    await buy();
    await buy({ locale: 'de-de' });
    expect(new Set(store.requests.map(({ key }) => key)).size).toBe(2);
    expect(application.backend.sales).toHaveLength(2);
  });

  it('CK-03 replaces a key that the server has already recorded for another purchase', async () => {
    const { application, store, buy } = await setUp();
    await buy();
    const { sentWith: _sentWith, ...forgotten } =
      application.purchases.read() ?? chooseSamplePlan(application);
    application.purchases.write({ ...forgotten });
    application.backend.change(() => {
      application.backend.sales.forEach((sale) => Object.assign(sale, { sentWith: 'something else' }));
    });
    expect(await buy()).toMatchObject({ ok: true });
    expect(store.requests).toHaveLength(3);
  });

  it('CK-03 rejects an unsafe store URL as malformed', async () => {
    const { store, buy } = await setUp();
    for (const address of ['javascript:alert(1)', 'data:text/html,hello', 'http://store.example/']) {
      store.answer = () => address;
      expect(await buy()).toEqual({ ok: false, error: { kind: 'malformed' } });
    }
  });

  it('CK-03 rejects a player who does not own the game in the store', async () => {
    const { buy } = await setUp({ as: 'expired' });
    expect(await buy()).toEqual({ ok: false, error: { kind: 'no-store-account' } });
  });

  it('CF-01 does not buy after another tab changes or cancels the purchase', async () => {
    const { application, store, wish } = await setUp();
    const wanted = wish();
    chooseSamplePlan(application, 'mydu');
    const buy = () => application.get(BuyThroughStore).execute(wanted);
    expect(await buy()).toEqual({ ok: false, error: { kind: 'changed' } });
    application.purchases.clear();
    expect(await buy()).toEqual({ ok: false, error: { kind: 'no-purchase' } });
    expect(store.requests).toEqual([]);
  });
});

describe('returning from the store', () => {
  it('CK-03 confirms a paid order, claims its game time and reloads the purchases', async () => {
    const { application, confirm, gameTime, orderId } = await setUpBought();
    expect(roles(application)).toEqual([]);
    expect(await confirm()).toEqual({ ok: true, value: 'paid' });
    expect(gameTime.claims).toBe(1);
    expect(roles(application)).toEqual(['Subscriber']);
    expect(application.purchases.read()).toMatchObject({ progress: { kind: 'paid', orderId } });
  });

  it('CK-03 confirming an order removes the former ghost from the player’s purchase', async () => {
    const { application, confirm } = await setUpBought();
    const held = application.purchases.read() ?? chooseSamplePlan(application);
    application.purchases.write({ ...held, ghost: { id: 'ghost-1', email: 'a@b.test', token: 'token-1' } });
    await confirm();
    expect(application.purchases.read()).not.toHaveProperty('ghost');
  });

  it('CK-03 a reload does not confirm or claim again', async () => {
    const { application, confirm, store, gameTime } = await setUpBought();
    await confirm();
    const end = application.backend.person('steam').gameTimeEnd;
    expect(await confirm()).toEqual({ ok: true, value: 'paid' });
    expect(store.finalizeCalls).toBe(1);
    expect(gameTime.claims).toBe(1);
    expect(application.backend.person('steam').gameTimeEnd).toBe(end);
  });

  it('CK-03 two tabs that return at the same time claim the game time once', async () => {
    const { confirm, store, gameTime } = await setUpBought();
    await Promise.all([confirm(), confirm()]);
    expect(store.finalizeCalls).toBe(1);
    expect(gameTime.claims).toBe(1);
  });

  it('CK-03 a browser without the stored purchase does not claim the game time twice', async () => {
    const { application, confirm } = await setUpBought();
    application.purchases.clear();
    await confirm();
    const end = application.backend.person('steam').gameTimeEnd;
    expect(await confirm()).toEqual({ ok: true, value: 'paid' });
    expect(application.backend.person('steam').gameTimeEnd).toBe(end);
  });

  it('CK-03 treats game time that was already claimed on another page as claimed', async () => {
    const { application, confirm, store, gameTime, orderId } = await setUpBought();
    await application.get(FakeStoreCheckouts).finalize(orderId);
    await application.get(FakeStoreGameTime).claim();
    const end = application.backend.person('steam').gameTimeEnd;
    expect(await confirm()).toEqual({ ok: true, value: 'paid' });
    expect(application.purchases.read()).toMatchObject({ progress: { kind: 'paid', orderId } });
    expect(await confirm()).toEqual({ ok: true, value: 'paid' });
    expect([store.finalizeCalls, gameTime.claims]).toEqual([1, 1]);
    expect(application.backend.person('steam').gameTimeEnd).toBe(end);
  });

  it('CK-03 does not mark a plan chosen later as paid', async () => {
    const { application, confirm } = await setUpBought();
    chooseSamplePlan(application, 'mydu');
    await confirm();
    expect(application.purchases.read()?.progress).toEqual({ kind: 'chosen' });
  });

  it('CK-03 does not claim game time for MyDU', async () => {
    const { application, confirm, gameTime } = await setUpBought({ kind: 'mydu' });
    expect(await confirm()).toEqual({ ok: true, value: 'paid' });
    expect(gameTime.claims).toBe(0);
    expect(application.get(Session).player?.details?.hasMyDUAccess).toBe(true);
  });

  it('CK-03 a reload retries a failed claim', async () => {
    const { application, confirm, gameTime } = await setUpBought();
    gameTime.isOffline = true;
    expect(await confirm()).toEqual({ ok: true, value: 'unclaimed' });
    gameTime.isOffline = false;
    expect(await confirm()).toEqual({ ok: true, value: 'paid' });
    expect(gameTime.claims).toBe(2);
    expect(roles(application)).toEqual(['Subscriber']);
  });

  it('CK-03 an order that the store has not approved leaves the purchase unchanged', async () => {
    const { application, buy, gameTime } = await setUp();
    await buy();
    const orderId = application.backend.sales[0]?.orderId ?? '';
    const confirm = application.get(ConfirmStorePurchase);
    expect(await confirm.execute({ orderId, isMyDU: false })).toEqual({ ok: true, value: 'started' });
    expect(gameTime.claims).toBe(0);
    expect(application.purchases.read()?.progress).toEqual({ kind: 'chosen' });
  });

  it('CK-03 buying again after a cancellation in the store creates a new order', async () => {
    const { application, buy } = await setUp();
    await buy();
    const [first] = application.backend.sales;
    application.get(FakeSales).end(first?.token ?? '', 'cancelled');
    const confirm = application.get(ConfirmStorePurchase);
    const back = { orderId: first?.orderId ?? '', isMyDU: false };
    expect(await confirm.execute(back)).toEqual({ ok: true, value: 'cancelled' });
    await buy();
    expect(application.backend.sales.map(({ status }) => status)).toEqual(['cancelled', 'started']);
  });

  it('CK-03 reports that an order is unknown', async () => {
    const { application } = await setUp();
    const confirm = application.get(ConfirmStorePurchase);
    expect(await confirm.execute({ orderId: 'none', isMyDU: false })).toEqual({
      ok: false,
      error: { kind: 'unknown-order' },
    });
  });
});
