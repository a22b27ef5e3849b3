import {
  cancellationProblems,
  localIsoDate,
  referenceProblems,
  withdrawalProblems,
  type CancellationFields,
} from '#domain/declarations/declarationProblems';

const withdrawal = {
  name: 'Ada Verne',
  orderNumber: '3F2A-91BC',
  contract: '',
  email: 'ada@farstead.test',
};

const cancellation: CancellationFields = {
  ...withdrawal,
  kind: 'ordinary',
  reason: '',
  end: 'soonest',
  day: '',
};

const now = new Date(2026, 10, 22, 12);

it.each([
  ['with all required fields', {}, {}],
  ['with a description instead of an order number', { orderNumber: ' ', contract: 'Three months' }, {}],
  ['without a name', { name: ' ' }, { name: 'name-required' }],
  ['without a contract', { orderNumber: ' ' }, { orderNumber: 'contract-required' }],
  ['without an email', { email: '' }, { email: 'email-required' }],
  ['with an invalid email', { email: 'ada' }, { email: 'email-invalid' }],
  ['at the limits', { name: 'a'.repeat(200), orderNumber: '1'.repeat(64), contract: 'b'.repeat(500) }, {}],
  [
    'with longer texts than the API accepts',
    { name: 'a'.repeat(201), orderNumber: '1'.repeat(65), contract: 'b'.repeat(501) },
    { name: 'too-long', orderNumber: 'too-long', contract: 'too-long' },
  ],
])('WD-01 validates a withdrawal %s', (_, more, problems) => {
  expect(withdrawalProblems({ ...withdrawal, ...more })).toEqual(problems);
});

it.each([
  ['with all required fields', {}, {}],
  ['without a name', { name: '' }, { name: 'name-required' }],
  [
    'for good cause without a reason',
    { kind: 'extraordinary' as const, reason: ' ' },
    { reason: 'reason-required' },
  ],
  ['for good cause with a reason', { kind: 'extraordinary' as const, reason: 'Down' }, {}],
  ['without a date', { end: 'day' as const }, { day: 'day-required' }],
  ['with an invalid date', { end: 'day' as const, day: 'tomorrow' }, { day: 'day-required' }],
  ['effective yesterday', { end: 'day' as const, day: '2026-11-21' }, { day: 'day-past' }],
  ['effective today', { end: 'day' as const, day: '2026-11-22' }, {}],
  ['as soon as possible, with a previously entered date', { day: '2026-11-21' }, {}],
])('WD-02 validates a cancellation %s', (_, more, problems) => {
  expect(cancellationProblems({ ...cancellation, ...more }, now)).toEqual(problems);
});

it('WD-02 formats a date in the visitor’s time zone', () => {
  expect(localIsoDate(new Date(2027, 0, 5, 0, 30))).toBe('2027-01-05');
});

it.each([
  ['both', { number: '3F2A-91BC', email: 'ada@farstead.test' }, {}],
  ['no number', { number: ' ', email: 'ada@farstead.test' }, { number: 'number-required' }],
  ['no email', { number: '3F2A-91BC', email: '' }, { email: 'email-required' }],
])('WD-01 looking up a declaration with %s reports %j', (_, reference, problems) => {
  expect(referenceProblems(reference)).toEqual(problems);
});

it('WD-01 WD-02 rejects a reason or a number that is longer than the API accepts', () => {
  const reason = 'a'.repeat(2001);
  expect(cancellationProblems({ ...cancellation, reason }, now)).toEqual({ reason: 'too-long' });
  expect(referenceProblems({ number: '1'.repeat(65), email: withdrawal.email })).toEqual({
    number: 'too-long',
  });
});
