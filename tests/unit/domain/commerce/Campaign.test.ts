import { isSoldOut, percentSold } from '#domain/commerce/Campaign';

const campaign = (consumed: number, limit?: number) => ({
  id: 'campaign-1',
  name: 'founders',
  consumed,
  ...(limit !== undefined && { limit }),
});

it('BU-04 a campaign without a limit has no percentage and never sells out', () => {
  expect(percentSold(campaign(1_000_000))).toBeUndefined();
  expect(isSoldOut(campaign(1_000_000))).toBe(false);
});

it.each([
  [0, 500, 0],
  [1, 500, 0],
  [250, 500, 50],
  [333, 1000, 33],
  [499, 500, 99],
  [9_999, 10_000, 99],
  [9_007_199_254_740_990, 9_007_199_254_740_991, 99],
  [29, 100, 29],
  [57, 100, 57],
])('BU-04 a campaign that has sold %d of %d is not sold out', (consumed, limit, percent) => {
  expect(percentSold(campaign(consumed, limit))).toBe(percent);
  expect(isSoldOut(campaign(consumed, limit))).toBe(false);
});

it.each([
  [500, 500],
  [501, 500],
  [0, 0],
  [7, 0],
])('BU-04 a campaign that has sold %d of %d is sold out', (consumed, limit) => {
  expect(percentSold(campaign(consumed, limit))).toBe(100);
  expect(isSoldOut(campaign(consumed, limit))).toBe(true);
});
