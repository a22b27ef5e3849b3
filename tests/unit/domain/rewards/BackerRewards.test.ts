import {
  hasRewardForm,
  shirtSizeFrom,
  shirtSizes,
  statueGenderFrom,
  statueGenders,
} from '#domain/rewards/BackerRewards';
import { sampleRewards } from '#samples/rewards';

it('BK-01 the sizes have their numbers, and the last number means no size', () => {
  expect(shirtSizes).toEqual(['S', 'M', 'L', 'XL', 'XXL', 'XXXL', '']);
  expect([0, 1, 2, 3, 4, 5, 6].map(shirtSizeFrom)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it.each([undefined, null, 7, -1, 1.5, NaN])('BK-01 a size stored as %s means no size: 6', (stored) => {
  expect(shirtSizeFrom(stored)).toBe(6);
});

it.each([
  ['F', 'F'],
  ['M', 'M'],
  ['N', 'N'],
  ['B', 'B'],
  ['FB', 'B'],
  ['MB', 'B'],
  [undefined, 'N'],
  [null, 'N'],
  ['', 'N'],
  ['X', 'N'],
] as const)('BK-01 a gender stored as %s is %s', (stored, gender) => {
  expect(statueGenderFrom(stored)).toBe(gender);
});

it('BK-01 with a B only Both is offered', () => {
  expect(statueGenders('B')).toEqual(['B']);
  expect(statueGenders('N')).toEqual(['F', 'M', 'N']);
});

it.each(['statueAvailable', 'shirtAvailable', 'supporterShirtAvailable'] as const)(
  'BK-01 the form appears for %s alone, and not without any',
  (one) => {
    const none = { statueAvailable: false, shirtAvailable: false, supporterShirtAvailable: false };
    expect(hasRewardForm({ ...sampleRewards, ...none, [one]: true })).toBe(true);
    expect(hasRewardForm({ ...sampleRewards, ...none })).toBe(false);
  },
);
