import { isCompanyAccount, isSearchLongEnough, safeAvatar } from '#domain/coupons/Recipient';

it.each([
  ['abc', true],
  [' ab ', false],
  ['ab', false],
  ['', false],
  ['🚀🚀', false],
  ['🚀🚀🚀', true],
])('DC-01 the input %j starts a search: %s', (typed, isEnough) => {
  expect(isSearchLongEnough(typed)).toBe(isEnough);
});

it.each([
  ['NQ-Ada', true],
  ['Ada-NQ-1', true],
  ['nq-ada', false],
  ['Ada', false],
])('DC-01 the search hides the account %s: %s', (displayName, hidden) => {
  expect(isCompanyAccount({ id: '1', displayName })).toBe(hidden);
});

it.each([
  ['https://pictures.test/a.png', true],
  ['/api/users/1/avatar', true],
  ['//elsewhere.test/a.png', false],
  ['/\\elsewhere.test', false],
  ['http://pictures.test/a.png', false],
  ['javascript:alert(1)', false],
  ['data:image/svg+xml,<svg/>', false],
  [null, false],
])('an avatar with the URL %s is shown: %s', (address, isShown) => {
  expect(safeAvatar(address)).toBe(isShown ? address : undefined);
});
