import {
  canceledSubscription,
  currentSubscription,
  renewedSubscription,
  subscriptionActionOf,
  accessEnd,
  type Subscription,
} from '#domain/billing/Subscription';

const subscription: Subscription = {
  id: 'subscription-1',
  productName: 'Subscriber',
  createdAt: new Date('2026-01-01T00:00:00Z'),
  status: 'active',
  provider: 'card',
};
const nextCharge = new Date('2026-12-01T00:00:00Z');
const end = new Date('2026-12-24T00:00:00Z');

it('PD-01 a subscription gives access until its next charge or, without a charge, until its end', () => {
  expect(accessEnd({ ...subscription, nextCharge, end })).toBe(nextCharge);
  expect(accessEnd({ ...subscription, status: 'canceled', end })).toBe(end);
  expect(accessEnd(subscription)).toBeUndefined();
});

it('PY-02 a renewed subscription is charged when it would have ended, or else on its next charge date', () => {
  const renewed = { ...subscription, nextCharge: end };
  expect(renewedSubscription({ ...subscription, status: 'canceled', nextCharge, end })).toEqual(renewed);
  expect(renewedSubscription({ ...subscription, status: 'canceled', end })).toEqual(renewed);
  expect(renewedSubscription({ ...subscription, status: 'canceled', nextCharge: end })).toEqual(renewed);
});

it('PY-02 a canceled subscription ends on its next charge date, or else when it would have ended', () => {
  const canceled = { ...subscription, status: 'canceled', end };
  expect(canceledSubscription({ ...subscription, nextCharge: end })).toEqual(canceled);
  expect(canceledSubscription({ ...subscription, end })).toEqual(canceled);
});

const now = new Date('2026-11-20T12:00:00Z');
const manage = (more: Partial<Subscription>, others: readonly Subscription[] = []) => {
  const one = { ...subscription, productName: '1 month of game time', ...more };
  return subscriptionActionOf(one, [one, ...others], now);
};

it('PY-02 an active subscription can be canceled only if it has an order', () => {
  expect(manage({ nextCharge, orderId: 'order-1' })).toBe('cancel');
  expect(manage({ nextCharge })).toBe('none');
});

it.each(['canceled', 'non-renewing'] as const)(
  'PY-02 a %s one-month plan can be renewed until it ends',
  (status) => {
    expect(manage({ status, end })).toBe('renew');
    expect(manage({ status, nextCharge: end })).toBe('renew');
    expect(manage({ status, end: now })).toBe('none');
    expect(manage({ status, end: new Date(now.getTime() + 1) })).toBe('renew');
    expect(manage({ status })).toBe('none');
  },
);

it.each(['3 months', '6 months', '12 months', 'Subscriber'])(
  'PY-02 the plan “%s” can’t be renewed',
  (productName) => {
    expect(manage({ status: 'canceled', end, productName })).toBe('plan');
  },
);

it.each(['active', 'canceled', 'non-renewing'] as const)(
  'PY-02 a %s store subscription is managed in the store',
  (status) => {
    expect(manage({ status, end, provider: 'store', orderId: 'order-1' })).toBe('store');
  },
);

it('PY-02 offers actions only for the newest active subscription or, if none is active, the newest one', () => {
  const older = {
    ...subscription,
    id: 'older',
    createdAt: new Date('2025-01-01T00:00:00Z'),
    orderId: 'order-0',
  };
  const ended = { ...older, status: 'canceled', end } as const;
  expect(manage({ nextCharge, orderId: 'order-1' }, [older])).toBe('cancel');
  expect(manage({ status: 'canceled', end }, [older])).toBe('none');
  expect(manage({ status: 'canceled', end }, [ended])).toBe('renew');
  expect(currentSubscription([ended, subscription])).toBe(subscription);
  expect(currentSubscription([subscription, ended])).toBe(subscription);
  expect(currentSubscription([])).toBeUndefined();
});
