import { runsUntil, type Subscription } from '../../../../src/domain/billing/Subscription';

const subscription: Subscription = {
  id: 'subscription-1',
  productName: 'Subscriber',
  createdAt: new Date('2026-01-01T00:00:00Z'),
  status: 'active',
  provider: 'card',
};
const nextCharge = new Date('2026-12-01T00:00:00Z');
const end = new Date('2026-12-24T00:00:00Z');

it('PD-01 a subscription runs until its next charge, else its end', () => {
  expect(runsUntil({ ...subscription, nextCharge, end })).toBe(nextCharge);
  expect(runsUntil({ ...subscription, status: 'canceled', end })).toBe(end);
  expect(runsUntil(subscription)).toBeUndefined();
});
