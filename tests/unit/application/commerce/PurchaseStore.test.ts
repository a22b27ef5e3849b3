/** @jest-environment jest-fixed-jsdom */
import { PurchaseStore } from '#application/commerce/PurchaseStore';
import type { Purchase, PurchaseProgress } from '#domain/commerce/Purchase';
import { BrowserStoredItems } from '#infrastructure/browser/BrowserStoredItems';
import { FakeClock } from '#infrastructure/fake/browser/FakeClock';

const money = (cents: number) => ({ cents, currency: 'EUR' }) as const;

const purchaseAt = (startedAt: Date): Purchase => ({
  key: '3f1c5a8e-6c7e-4f51-9f0a-2f4a3a1d9b10',
  selection: {
    kind: 'mydu',
    planName: 'MyDU access',
    planDescription: '',
    campaignId: 'campaign-founders',
    productId: 'founders-mydu',
    pricingId: 'founders-mydu-eur',
    paymentProviderId: 'farstead-mydu',
    type: 'mydu',
    price: money(9999),
    discount: 0.25,
    total: money(7499),
    inStore: { price: money(8999), total: money(6749) },
    email: 'buyer@farstead.test',
    referralCode: 'Ada-Verne',
  },
  startedAt,
  ghost: { id: 'ghost-1', email: 'buyer@farstead.test', token: 'token-1' },
  sentWith: { channel: 'widget', buyerId: 'ghost-1', referralCode: 'Ada-Verne' },
  progress: { kind: 'paid', orderId: 'order-1', isShown: true },
  lastTry: { agreed: ['eula', 'withdrawal'], isTroubled: true },
  isCounted: true,
});

const storeWith = (clock: FakeClock) => new PurchaseStore(new BrowserStoredItems({ window }), clock);

const arrange = () => {
  const clock = new FakeClock();
  const store = storeWith(clock);
  return { clock, store, purchase: purchaseAt(clock.now()) };
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('CF-01 stores a purchase for all tabs and reads it back unchanged', () => {
  const { clock, store, purchase } = arrange();
  store.write(purchase);
  expect(storeWith(clock).read()).toEqual(purchase);
});

it('CF-01 reads back a new purchase that has no optional values', () => {
  const { store, purchase } = arrange();
  const { key, startedAt, selection } = purchase;
  const { referralCode: _referralCode, inStore: _inStore, ...plain } = selection;
  const begun: Purchase = { key, startedAt, selection: plain, progress: { kind: 'chosen' } };
  store.write(begun);
  expect(store.read()).toEqual(begun);
});

it('CF-01 a stored purchase expires after a day', () => {
  const { clock, store, purchase } = arrange();
  store.write(purchase);
  clock.advance(86_400_000 - 1);
  expect(store.read()).toEqual(purchase);
  clock.advance(1);
  expect(store.read()).toBeUndefined();
  expect(localStorage.getItem('purchase')).toBeNull();
});

it('CF-01 ignores a purchase whose start is in the future', () => {
  const { clock, store } = arrange();
  store.write(purchaseAt(new Date(clock.now().getTime() + 86_400_000)));
  expect(store.read()).toBeUndefined();
});

it('CF-01 clearing the store removes the purchase', () => {
  const { store, purchase } = arrange();
  store.write(purchase);
  store.clear();
  expect(store.read()).toBeUndefined();
});

const broken = (change: (purchase: Record<string, unknown>) => unknown) => {
  const { clock } = arrange();
  return JSON.stringify(
    change(JSON.parse(JSON.stringify(purchaseAt(clock.now()))) as Record<string, unknown>),
  );
};

const withSelection = (more: object) =>
  broken((purchase) => ({ ...purchase, selection: { ...(purchase.selection as object), ...more } }));

it.each([
  ['invalid JSON', '{"key":'],
  ['a string instead of an object', '"purchase"'],
  ['an array', '[]'],
  ['null', 'null'],
  ['an empty key', broken((purchase) => ({ ...purchase, key: '' }))],
  ['an invalid start time', broken((purchase) => ({ ...purchase, startedAt: 'yesterday' }))],
  ['an invalid selection', broken((purchase) => ({ ...purchase, selection: 'mydu' }))],
  ['an unknown plan', withSelection({ kind: 'two-months' })],
  ['an invalid product id', withSelection({ productId: 7 })],
  ['an empty campaign id', withSelection({ campaignId: '' })],
  ['no pricing id', withSelection({ pricingId: null })],
  ['a discount over 100 percent', withSelection({ discount: 1.5 })],
  ['a fraction of a cent', withSelection({ total: { cents: 74.99, currency: 'EUR' } })],
  ['a negative price', withSelection({ price: { cents: -1, currency: 'EUR' } })],
  [
    'an unknown stage of progress',
    broken((purchase) => ({ ...purchase, progress: { kind: 'lost', orderId: 'order-1' } })),
  ],
  ['a payment without an order', broken((purchase) => ({ ...purchase, progress: { kind: 'paid' } }))],
  ['an unsupported currency', withSelection({ total: { cents: 7499, currency: 'XYZ' } })],
  ['an incomplete ghost', broken((purchase) => ({ ...purchase, ghost: { id: 'ghost-1' } }))],
  ['an unknown channel', broken((purchase) => ({ ...purchase, sentWith: { channel: 'post' } }))],
  [
    'an unknown accepted term',
    broken((purchase) => ({ ...purchase, lastTry: { agreed: ['all'], isTroubled: true } })),
  ],
])('CF-01 ignores and deletes an invalid stored purchase: %s', (_, text) => {
  localStorage.setItem('purchase', text);
  const { store } = arrange();
  expect(store.read()).toBeUndefined();
  expect(localStorage.getItem('purchase')).toBeNull();
});

it.each<PurchaseProgress>([
  { kind: 'chosen' },
  { kind: 'ordered', orderId: 'order-1' },
  { kind: 'cancelled', orderId: 'order-1' },
  { kind: 'reported-paid', orderId: 'order-1' },
  { kind: 'paid', orderId: 'order-1', isShown: false },
  { kind: 'rejected', orderId: 'order-1', isShown: true },
])('CF-01 reads back a purchase whose progress is $kind', (progress) => {
  const { store, purchase } = arrange();
  store.write({ ...purchase, progress });
  expect(store.read()?.progress).toEqual(progress);
});

it('CF-01 parses a purchase once per change', () => {
  const { store, purchase } = arrange();
  store.write(purchase);
  const first = store.read();
  expect(store.read()).toBe(first);
  store.write({ ...purchase, key: 'key-2' });
  expect(store.read()?.key).toBe('key-2');
});

it('CF-01 reports changes made in other tabs until the listener is removed', () => {
  const { store } = arrange();
  let notified = 0;
  const stop = store.onChange(() => notified++);
  window.dispatchEvent(new StorageEvent('storage', { key: 'purchase' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'locale' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'purchase' }));
  expect(notified).toBe(2);
});

it('CF-01 holds a purchase in memory when the browser’s storage fails', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { clock, store, purchase } = arrange();
  store.write(purchase);
  expect(store.read()).toEqual(purchase);
  clock.advance(86_400_000);
  expect(store.read()).toBeUndefined();
  store.write(purchaseAt(clock.now()));
  store.clear();
  expect(store.read()).toBeUndefined();
});
