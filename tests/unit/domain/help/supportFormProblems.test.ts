import { supportFormProblems, type SupportForm } from '#domain/help/supportFormProblems';

const complete: SupportForm = {
  topic: 'refund',
  email: 'ada@farstead.test',
  caseNumber: '',
  message: 'I was charged twice.',
  confirmation: '',
};

it('accepts a complete message without a number', () => {
  expect(supportFormProblems(complete)).toEqual({});
});

it.each([
  ['topic', '', 'required'],
  ['topic', 'gossip', 'required'],
  ['email', ' ', 'email-required'],
  ['email', 'ada', 'email-invalid'],
  ['caseNumber', 'x'.repeat(61), 'too-long'],
  ['message', ' \n ', 'required'],
  ['message', 'x'.repeat(5001), 'too-long'],
])('rejects the %s %j as %s', (field, typed, problem) => {
  expect(supportFormProblems({ ...complete, [field]: typed })).toEqual({ [field]: problem });
});
