import { accountRefusal, signInRefusal } from '#domain/session/signInRefusals';

it.each([
  ['active', true, undefined],
  ['unconfirmed', true, 'unconfirmed'],
  ['suspended', true, 'suspended'],
  ['ghost', true, 'wrong-credentials'],
  [undefined, true, 'wrong-credentials'],
  ['active', false, 'wrong-credentials'],
  ['unconfirmed', false, 'wrong-credentials'],
  ['suspended', false, 'wrong-credentials'],
] as const)(
  'SE-06 the refusal for signing in to a %s account (correct password: %s) is %s',
  (status, isRight, refused) => {
    expect(signInRefusal(status, isRight)).toBe(refused);
  },
);

it.each([
  ['active', undefined],
  ['unconfirmed', 'unconfirmed'],
  ['suspended', 'suspended'],
] as const)('the refusal for a %s account whose owner has proven their identity is %s', (status, refused) => {
  expect(accountRefusal(status)).toBe(refused);
});
