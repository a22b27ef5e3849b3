import { isContestEligible } from '#domain/contest/eligibility';

const newcomer = { isConfirmed: true, gameTimeEnd: undefined, hasAccess: false, ownsGame: false };

it.each([
  ['never had game time', {}, true],
  ['has not confirmed the account', { isConfirmed: false }, false],
  ['has game time left', { gameTimeEnd: new Date('2090-01-01') }, false],
  ['had game time years ago', { gameTimeEnd: new Date('2020-01-01') }, false],
  ['has a role that grants access', { hasAccess: true }, false],
  ['bought the game in a store but has not claimed it', { ownsGame: true }, false],
])('CO-01 decides whether a player who %s can enter the contest', (_, standing, isEligible) => {
  expect(isContestEligible({ ...newcomer, ...standing })).toBe(isEligible);
});
