/** @jest-environment jest-fixed-jsdom */
import { PurchaseStore } from '#application/commerce/PurchaseStore';
import type { Purchase, PurchaseProgress, RequestFingerprint } from '#domain/commerce/Purchase';
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

/** Purchase in the format of the previous version, with separate fields for the progress. */
const formerAt = (startedAt: Date, progress: object) => {
  const { progress: _progress, sentWith: _sentWith, ...purchase } = purchaseAt(startedAt);
  return JSON.stringify({ ...purchase, isPaymentDone: false, ...progress });
};

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
  ['no JSON', '{"key":'],
  ['no object', '"purchase"'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['no key', broken((purchase) => ({ ...purchase, key: '' }))],
  ['no day', broken((purchase) => ({ ...purchase, startedAt: 'yesterday' }))],
  ['no selection', broken((purchase) => ({ ...purchase, selection: 'mydu' }))],
  ['an unknown kind', withSelection({ kind: 'two-months' })],
  ['no product', withSelection({ productId: 7 })],
  ['no campaign', withSelection({ campaignId: '' })],
  ['no pricing', withSelection({ pricingId: null })],
  ['a discount above all', withSelection({ discount: 1.5 })],
  ['half a cent', withSelection({ total: { cents: 74.99, currency: 'EUR' } })],
  ['less than nothing', withSelection({ price: { cents: -1, currency: 'EUR' } })],
  [
    'an unknown progress',
    broken((purchase) => ({ ...purchase, progress: { kind: 'lost', orderId: 'order-1' } })),
  ],
  ['a payment of no order', broken((purchase) => ({ ...purchase, progress: { kind: 'paid' } }))],
  ['a currency of elsewhere', withSelection({ total: { cents: 7499, currency: 'XYZ' } })],
])('CF-01 ignores and deletes an invalid stored purchase: %s', (_, text) => {
  localStorage.setItem('purchase', text);
  const { store } = arrange();
  expect(store.read()).toBeUndefined();
  expect(localStorage.getItem('purchase')).toBeNull();
});

it('CF-01 omits invalid optional values', () => {
  const { store } = arrange();
  localStorage.setItem(
    'purchase',
    broken((purchase) => ({
      ...purchase,
      ghost: { id: 'ghost-1' },
      sentWith: { channel: 'post' },
      progress: { kind: 'ordered', orderId: 7 },
    })),
  );
  const read = store.read();
  expect(read).not.toHaveProperty('ghost');
  expect(read).not.toHaveProperty('sentWith');
  expect(read?.progress).toEqual({ kind: 'chosen' });
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

const orderId = 'order-1';

it.each<readonly [object, PurchaseProgress]>([
  [{}, { kind: 'chosen' }],
  [{ orderId }, { kind: 'ordered', orderId }],
  [
    { orderId, isCancelled: true },
    { kind: 'cancelled', orderId },
  ],
  [
    { orderId, isPaymentDone: true },
    { kind: 'reported-paid', orderId },
  ],
  [
    { orderId, isPaymentDone: true, isCancelled: true },
    { kind: 'reported-paid', orderId },
  ],
  [
    { orderId, isPaymentDone: true, isPaid: true },
    { kind: 'paid', orderId, isShown: false },
  ],
  [
    { orderId, isPaid: true, isCancelled: true },
    { kind: 'paid', orderId, isShown: false },
  ],
  [
    { orderId, isPaymentDone: true, isPaid: true, isThanked: true },
    { kind: 'paid', orderId, isShown: true },
  ],
  // Invalid values are ignored, as in that version.
  [{ orderId: 7, isPaid: 'yes', isPaymentDone: 1 }, { kind: 'chosen' }],
])('CF-01 reads progress %j written by the previous version', (former, progress) => {
  const { clock, store, purchase } = arrange();
  localStorage.setItem('purchase', formerAt(clock.now(), former));
  const { sentWith: _sentWith, ...unsent } = purchase;
  expect(store.read()).toEqual({ ...unsent, progress });
});

it.each<readonly [string, RequestFingerprint | undefined]>([
  ['widget:["ghost-1",""]', { channel: 'widget', buyerId: 'ghost-1' }],
  ['widget:["7","Ada-Verne"]', { channel: 'widget', buyerId: '7', referralCode: 'Ada-Verne' }],
  ['store:["fr"]', { channel: 'store', language: 'fr' }],
  ['store:[]', undefined],
  ['store:{', undefined],
  ['ghost-1', undefined],
])('CF-01 reads a request fingerprint written by the previous version: %s', (sentWith, read) => {
  const { clock, store } = arrange();
  localStorage.setItem('purchase', formerAt(clock.now(), { orderId, sentWith }));
  expect(store.read()?.sentWith).toEqual(read);
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
