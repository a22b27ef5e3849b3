import { isLinkOf, maskEmail } from '#domain/registration/LinkOwner';

it.each([
  ['ada@farstead.test', 'a•••@farstead.test'],
  ['a@b@farstead.test', 'a•••@farstead.test'],
  ['𝒶da@farstead.test', '𝒶•••@farstead.test'],
])('masks the email %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it.each([
  ['Ada-Verne', true],
  ['ada-verne', true],
  ['Jules', false],
  [undefined, false],
])('a link of %s belongs to Ada-Verne: %s', (displayName, isOwn) => {
  expect(isLinkOf({ email: 'a•••@farstead.test', displayName }, { displayName: 'Ada-Verne' })).toBe(isOwn);
});
