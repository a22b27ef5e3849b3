import { resetProblems } from '#domain/registration/PasswordReset';

it.each([
  ['', '', { password: 'password-required', repeat: 'repeat-required' }],
  ['a'.repeat(7), 'a'.repeat(7), { password: 'password-too-short' }],
  ['a'.repeat(8), 'a'.repeat(8), {}],
  ['a'.repeat(128), 'a'.repeat(128), {}],
  ['a'.repeat(129), 'a'.repeat(129), { password: 'password-too-long' }],
  ['Passwörter 星', 'Passwörter 星', {}],
  ['long enough', 'Long enough', { repeat: 'repeat-mismatch' }],
  ['long enough', '', { repeat: 'repeat-required' }],
])('FP-01 VA-01 validates the password %j, repeated as %j: %j', (password, repeated, problems) => {
  expect(resetProblems(password, repeated)).toEqual(problems);
});
