import {
  hasRewardForm,
  shirtSizeFrom,
  shirtSizes,
  statueGenderFrom,
  statueGenders,
} from '#domain/rewards/BackerRewards';
import { choiceRefusal } from '#domain/rewards/rewardRefusals';
import { sampleRewards } from '#samples/rewards';

it('BK-01 numbers the shirt sizes from 0 to 5, with 6 for no size', () => {
  expect(shirtSizes).toEqual(['S', 'M', 'L', 'XL', 'XXL', 'XXXL', '']);
  expect([0, 1, 2, 3, 4, 5, 6].map(shirtSizeFrom)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it.each([undefined, null, 7, -1, 1.5, NaN])('BK-01 reads the stored size %s as 6, no size', (stored) => {
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
] as const)('BK-01 reads the stored statue gender %s as %s', (stored, gender) => {
  expect(statueGenderFrom(stored)).toBe(gender);
});

it('BK-01 offers only Both when the stored gender is B', () => {
  expect(statueGenders('B')).toEqual(['B']);
  expect(statueGenders('N')).toEqual(['F', 'M', 'N']);
});

it.each(['statueAvailable', 'shirtAvailable', 'supporterShirtAvailable'] as const)(
  'BK-01 the form requires %s or another available reward',
  (one) => {
    const none = { statueAvailable: false, shirtAvailable: false, supporterShirtAvailable: false };
    expect(hasRewardForm({ ...sampleRewards, ...none, [one]: true })).toBe(true);
    expect(hasRewardForm({ ...sampleRewards, ...none })).toBe(false);
  },
);

it.each([
  [undefined, 'no-access'],
  [{ supporterShirtAvailable: false }, 'not-available'],
  [{ supporterShirtAvailable: true }, undefined],
])('BK-01 the refusal for a choice by a player with the rewards %j is %s', (rewards, refused) => {
  expect(choiceRefusal(rewards)).toBe(refused);
});
