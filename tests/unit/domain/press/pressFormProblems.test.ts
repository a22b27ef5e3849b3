import { pressFormProblems, type PressForm } from '#domain/press/pressFormProblems';

const subjects = ['Interview', 'Pictures'];

const form: PressForm = {
  subject: 'Interview',
  about: 'The economy',
  name: 'Lea Brandt',
  email: 'lea@outlet.test',
  message: 'May we speak to the economist?',
  confirmation: '',
};

const problemsOf = (more: Partial<PressForm>) => pressFormProblems({ ...form, ...more }, subjects);

it('PR-02 accepts a form with every field filled in', () => {
  expect(problemsOf({})).toEqual({});
});

it.each(['subject', 'about', 'name', 'email', 'message'] as const)('PR-02 requires the field %s', (field) => {
  expect(problemsOf({ [field]: '' })).toEqual({ [field]: 'required' });
  expect(problemsOf({ [field]: ' \n' })).toEqual({ [field]: 'required' });
});

it.each(['lea', 'lea@', 'one@outlet.test,two@outlet.test', 'lea@outlet.test\nBcc: x@y.test'])(
  'PR-02 rejects %j as an email',
  (email) => expect(problemsOf({ email })).toEqual({ email: 'email-invalid' }),
);

it('PR-02 rejects a subject that is not in the list', () => {
  expect(problemsOf({ subject: 'Anything' })).toEqual({ subject: 'required' });
});

it('PR-02 limits a message to 5,000 characters and a name to 200', () => {
  expect(problemsOf({ message: `${'x'.repeat(5000)} ` })).toEqual({});
  expect(problemsOf({ message: 'x'.repeat(5001) })).toEqual({ message: 'too-long' });
  expect(problemsOf({ name: 'x'.repeat(201) })).toEqual({ name: 'too-long' });
});
