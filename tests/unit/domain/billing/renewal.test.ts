import { offerRenewal, renewalKeyOf, renewalOf, type Renewal } from '#domain/billing/renewal';
import type { Subscription } from '#domain/billing/Subscription';

const now = new Date('2026-11-20T12:00:00.000Z');

const soon = new Date('2026-11-26T12:00:00.000Z');

const later = new Date('2027-03-26T12:00:00.000Z');

const past = new Date('2026-10-20T12:00:00.000Z');

const subscription: Subscription = {
  id: '1',
  productName: '1 month',
  createdAt: past,
  nextCharge: soon,
  status: 'active',
  provider: 'card',
};

const amount = { cents: 799, currency: 'USD' };

const { nextCharge: _charged, ...undated } = subscription;

it.each<[string, Parameters<typeof renewalOf>[0], Renewal, string]>([
  [
    'an active subscription renews, even if the game time ends later',
    { endsAt: later, subscription: { ...subscription, amount } },
    { kind: 'renews', at: soon, provider: 'card', amount },
    'chargeOf.card',
  ],
  [
    'an active subscription names the card that is charged',
    { subscription: { ...subscription, amount, cardLastFour: '1111' } },
    { kind: 'renews', at: soon, provider: 'card', amount, cardLastFour: '1111' },
    'chargeOf.cardEnding',
  ],
  [
    'an active subscription without a known amount names the card, too',
    { subscription: { ...subscription, cardLastFour: '1111' } },
    { kind: 'renews', at: soon, provider: 'card', cardLastFour: '1111' },
    'charge.cardEnding',
  ],
  [
    'an active subscription without a known amount renews',
    { subscription: { ...subscription, provider: 'store' } },
    { kind: 'renews', at: soon, provider: 'store' },
    'charge.store',
  ],
  [
    'an active subscription without a date renews',
    { subscription: undated },
    { kind: 'renews', provider: 'card' },
    'renews',
  ],
  [
    'a non-renewing subscription ends, although the server names a next charge',
    { subscription: { ...subscription, status: 'non-renewing' } },
    { kind: 'ends', at: soon },
    'ends',
  ],
  [
    'a canceled subscription without a date ends',
    { subscription: { ...undated, status: 'canceled' } },
    { kind: 'ends' },
    'endsUndated',
  ],
  [
    'a canceled subscription ended',
    { subscription: { ...undated, status: 'canceled', end: past } },
    { kind: 'ended', at: past },
    'ended',
  ],
  [
    'a product ends with the game time, not with a canceled subscription',
    { endsAt: later, subscription: { ...subscription, status: 'canceled' } },
    { kind: 'ends', at: later },
    'ends',
  ],
  ['a product without a subscription ends', { endsAt: soon }, { kind: 'ends', at: soon }, 'ends'],
  ['a product that ends now ended', { endsAt: now }, { kind: 'ended', at: now }, 'ended'],
  ['a product without an end is unlimited', {}, { kind: 'unlimited' }, 'unlimited'],
])('PY-02 the player reads that %s', (_, renewable, renewal, key) => {
  expect(renewalOf(renewable, now)).toEqual(renewal);
  expect(renewalKeyOf(renewal)).toBe(key);
});

it('BU-02 an offer of the shop is one payment and does not renew', () => {
  expect(renewalKeyOf(offerRenewal)).toBe('onePayment');
});
