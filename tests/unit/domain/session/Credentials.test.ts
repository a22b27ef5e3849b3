import { credentialProblems, emailProblem } from '#domain/session/Credentials';

it.each(['', '   ', '\t'])('SE-09 the e-mail %j is required', (typed) => {
  expect(emailProblem(typed)).toBe('email-required');
});

it.each(['nobody', 'a@', '@b', 'a b@c'])('SE-09 the e-mail %j is not of the shared pattern', (typed) => {
  expect(emailProblem(typed)).toBe('email-invalid');
});

it.each(['a@b', '  new@farstead.test '])('SE-09 the e-mail %j will do', (typed) => {
  expect(emailProblem(typed)).toBeUndefined();
});

it.each([
  ['', 'password-required'],
  ['1234567', 'password-too-short'],
] as const)('SE-09 the password %j is a problem: %s', (typed, password) => {
  expect(credentialProblems('new@farstead.test', typed)).toEqual({ password });
});

it('SE-09 both fields are named at once', () => {
  expect(credentialProblems('', '')).toEqual({ email: 'email-required', password: 'password-required' });
});

it('SE-09 nothing is wrong with an e-mail and eight characters', () => {
  expect(credentialProblems('new@farstead.test', '12345678')).toEqual({});
});
