import { credentialProblems, emailProblem } from '#domain/session/Credentials';

it.each(['', '   ', '\t'])('SE-09 the email %j is reported as required', (typed) => {
  expect(emailProblem(typed)).toBe('email-required');
});

it.each(['nobody', 'a@', '@b', 'a b@c'])('SE-09 the email %j does not match the shared pattern', (typed) => {
  expect(emailProblem(typed)).toBe('email-invalid');
});

it.each(['a@b', '  new@farstead.test '])('SE-09 the email %j is accepted', (typed) => {
  expect(emailProblem(typed)).toBeUndefined();
});

it.each([
  ['', 'password-required'],
  ['1234567', 'password-too-short'],
] as const)('SE-09 the password %j is a problem: %s', (typed, password) => {
  expect(credentialProblems('new@farstead.test', typed)).toEqual({ password });
});

it('SE-09 both fields are reported at once', () => {
  expect(credentialProblems('', '')).toEqual({ email: 'email-required', password: 'password-required' });
});

it('SE-09 an email and a password of eight characters have no problem', () => {
  expect(credentialProblems('new@farstead.test', '12345678')).toEqual({});
});
