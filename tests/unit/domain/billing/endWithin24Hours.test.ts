import { endWithin24Hours } from '#domain/billing/endWithin24Hours';
import type { SubscriptionStatus } from '#domain/billing/Subscription';

const now = new Date('2026-11-20T12:00:00.000Z');

const soon = new Date('2026-11-20T18:00:00.000Z');

const later = new Date('2027-03-20T18:00:00.000Z');

const endOf = (status: SubscriptionStatus, nextCharge?: string): Date | undefined =>
  endWithin24Hours(
    { status, ...(nextCharge !== undefined && { nextCharge: new Date(nextCharge) }) },
    undefined,
    now,
  );

it.each(['canceled', 'non-renewing'] as const)(
  'AC-02 reports the end of a %s subscription within the next 24 hours',
  (status) => {
    const isShown = (end: string) => endOf(status, end)?.toISOString() === end;
    expect(isShown('2026-11-20T12:00:00.001Z')).toBe(true);
    expect(isShown('2026-11-21T12:00:00.000Z')).toBe(true);
    expect(isShown('2026-11-21T12:00:00.001Z')).toBe(false);
    expect(isShown('2026-11-20T12:00:00.000Z')).toBe(false);
  },
);

it('AC-02 reports no end for an active subscription or one without a next charge', () => {
  expect(endOf('active', '2026-11-20T18:00:00.000Z')).toBeUndefined();
  expect(endOf('canceled')).toBeUndefined();
});

it('AC-02 uses the end date of a canceled subscription without a next charge', () => {
  expect(endWithin24Hours({ status: 'canceled', end: soon }, undefined, now)).toBe(soon);
});

it('AC-02 reports the end of the game time, not of a subscription that ends earlier', () => {
  expect(endWithin24Hours({ status: 'canceled', end: soon }, later, now)).toBeUndefined();
  expect(endWithin24Hours({ status: 'canceled', end: new Date('2026-10-20') }, soon, now)).toBe(soon);
  expect(endWithin24Hours(undefined, soon, now)).toBe(soon);
  expect(endWithin24Hours(undefined, undefined, now)).toBeUndefined();
});
