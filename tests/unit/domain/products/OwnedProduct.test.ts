import type { Subscription } from '#domain/billing/Subscription';
import { gameTimeProduct, isExpired, isHiddenProduct, ownedProducts } from '#domain/products/OwnedProduct';

const accessList = ['AlphaAccess', 'Subscriber', 'LifetimeSubscriber'];
const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2027-02-20T12:00:00Z');
const earlier = new Date('2026-10-20T12:00:00Z');
const subscription: Subscription = {
  id: 'subscription-1',
  productName: 'Subscriber',
  createdAt: earlier,
  nextCharge: new Date('2026-12-20T12:00:00Z'),
  status: 'active',
  provider: 'card',
};

describe('products', () => {
  it('PD-01 are empty without roles or game time', () => {
    expect(ownedProducts({ roles: [], accessList })).toEqual([]);
  });

  it('PD-01 contain the end of the game time', () => {
    expect(ownedProducts({ roles: ['Subscriber'], accessList, gameTimeEnd: later })).toEqual([
      { name: 'Subscriber', endsAt: later },
    ]);
  });

  it('PD-01 contain the subscription and end at its next charge or the game time, whichever is later', () => {
    expect(ownedProducts({ roles: ['Subscriber'], accessList, gameTimeEnd: earlier, subscription })).toEqual([
      { name: 'Subscriber', endsAt: subscription.nextCharge, subscription },
    ]);
    expect(ownedProducts({ roles: ['Subscriber'], accessList, gameTimeEnd: later, subscription })).toEqual([
      { name: 'Subscriber', endsAt: later, subscription },
    ]);
  });

  it('PD-01 include expired game time without the role', () => {
    expect(ownedProducts({ roles: ['AlphaAccess'], accessList, gameTimeEnd: earlier })).toEqual([
      { name: 'Alpha Access' },
      { name: 'Subscriber', endsAt: earlier },
    ]);
  });

  it('PD-01 show a subscription only on the Subscriber row', () => {
    expect(ownedProducts({ roles: ['LifetimeSubscriber', 'Subscriber'], accessList, subscription })).toEqual([
      { name: 'Lifetime Subscriber' },
      { name: 'Subscriber', endsAt: subscription.nextCharge, subscription },
    ]);
  });
});

describe('product expiry', () => {
  it.each([
    ['a millisecond ago', new Date(now.getTime() - 1), true],
    ['now', now, true],
    ['a millisecond from now', new Date(now.getTime() + 1), false],
  ])('PD-01 when the end is %s, the product is expired: %s', (_, endsAt, expired) => {
    expect(isExpired({ name: 'Subscriber', endsAt }, now)).toBe(expired);
  });

  it('PD-01 never applies to unlimited access', () => {
    expect(isExpired({ name: 'Lifetime Subscriber' }, now)).toBe(false);
  });
});

it.each([
  [true, earlier, true],
  [true, later, false],
  [false, earlier, false],
  [false, later, false],
])(
  'PD-01 with claimable store game time: %s, a product that ends at %s is hidden: %s',
  (eligible, endsAt, hidden) => {
    expect(isHiddenProduct({ name: 'Subscriber', endsAt }, now, eligible)).toBe(hidden);
  },
);

it('the game time is the lifetime access, otherwise the Subscriber product, even if other access has no end', () => {
  const [alpha, lifetime] = ownedProducts({ roles: ['AlphaAccess', 'LifetimeSubscriber'], accessList });
  const ending = { name: 'Subscriber', endsAt: later };
  expect(gameTimeProduct([ending, { name: 'Alpha Access' }, { name: 'Lifetime Subscriber' }])).toEqual(
    lifetime,
  );
  expect(gameTimeProduct([{ name: 'Alpha Access' }, ending])).toBe(ending);
  expect(gameTimeProduct(alpha ? [alpha] : [])).toBeUndefined();
});
