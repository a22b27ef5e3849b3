import { credentialProblems, emailProblem } from '#domain/session/Credentials';

it.each(['', '   ', '\t'])('SE-09 reports the email %j as missing', (typed) => {
  expect(emailProblem(typed)).toBe('email-required');
});

it.each(['nobody', 'a@', '@b', 'a b@c'])('SE-09 reports the email %j as invalid', (typed) => {
  expect(emailProblem(typed)).toBe('email-invalid');
});

it.each(['a@b.test', '  new@farstead.test '])('SE-09 the email %j is accepted', (typed) => {
  expect(emailProblem(typed)).toBeUndefined();
});

it.each([
  ['', 'password-required'],
  ['1234567', 'password-too-short'],
] as const)('SE-09 reports the password %j as %s', (typed, password) => {
  expect(credentialProblems('new@farstead.test', typed)).toEqual({ password });
});

it('SE-09 reports problems in both fields at once', () => {
  expect(credentialProblems('', '')).toEqual({ email: 'email-required', password: 'password-required' });
});

it('SE-09 accepts an email with a password of eight characters', () => {
  expect(credentialProblems('new@farstead.test', '12345678')).toEqual({});
});
