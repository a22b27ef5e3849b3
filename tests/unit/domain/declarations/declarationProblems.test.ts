import {
  cancellationProblems,
  localIsoDate,
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
  ['complete', {}, {}],
  ['described instead of numbered', { orderNumber: ' ', contract: 'Three months' }, {}],
  ['without a name', { name: ' ' }, { name: 'name-required' }],
  ['without a contract', { orderNumber: ' ' }, { orderNumber: 'contract-required' }],
  ['without an email', { email: '' }, { email: 'email-required' }],
  ['with an invalid email', { email: 'ada' }, { email: 'email-invalid' }],
])('WD-01 validates a withdrawal that is %s', (_, more, problems) => {
  expect(withdrawalProblems({ ...withdrawal, ...more })).toEqual(problems);
});

it.each([
  ['complete', {}, {}],
  ['without a name', { name: '' }, { name: 'name-required' }],
  [
    'for good cause without a reason',
    { kind: 'extraordinary' as const, reason: ' ' },
    { reason: 'reason-required' },
  ],
  ['for good cause with a reason', { kind: 'extraordinary' as const, reason: 'Down' }, {}],
  ['for no day', { end: 'day' as const }, { day: 'day-required' }],
  ['for no date', { end: 'day' as const, day: 'tomorrow' }, { day: 'day-required' }],
  ['for yesterday', { end: 'day' as const, day: '2026-11-21' }, { day: 'day-past' }],
  ['for today', { end: 'day' as const, day: '2026-11-22' }, {}],
  ['as soon as possible, with a day that was typed before', { day: '2026-11-21' }, {}],
])('WD-02 validates a cancellation that is %s', (_, more, problems) => {
  expect(cancellationProblems({ ...cancellation, ...more }, now)).toEqual(problems);
});

it('WD-02 formats a date in the visitor’s time zone', () => {
  expect(localIsoDate(new Date(2027, 0, 5, 0, 30))).toBe('2027-01-05');
});
