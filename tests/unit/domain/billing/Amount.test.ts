import { amountOf, amountPaid, formatAmount, isPromoted } from '#domain/billing/Amount';

it.each([
  ['2024-10-01T23:59:59.999Z', false],
  ['2024-10-02T00:00:00.000Z', true],
  ['2024-10-05T10:00:00.000Z', true],
  ['2024-10-09T00:00:00.000Z', true],
  ['2024-10-09T23:59:59.999Z', true],
  ['2024-10-10T00:00:00.000Z', false],
  ['2025-10-05T10:00:00.000Z', false],
])('PY-03 a subscription from %s qualifies for the promotion: %s', (day, promoted) => {
  expect(isPromoted(new Date(day))).toBe(promoted);
});

const promoted = new Date('2024-10-05T10:00:00.000Z');
const euros = (cents: number) => ({ cents, currency: 'EUR' });

it.each([
  [999, 0.25, 749],
  [2699, 0.25, 2024],
  // Half a cent rounds up: 12.495 and 0.005.
  [2499, 0.5, 1250],
  [1, 0.5, 1],
  [1005, 0.1, 905],
  [999, 1, 0],
  [0, 0.25, 0],
  [999, 0.333, 666],
])('PY-03 an amount of %i cents less a discount of %d is %i cents', (cents, factor, paid) => {
  expect(amountPaid(euros(cents), promoted, factor)).toEqual(euros(paid));
});

it('PY-03 applies no discount without a factor, outside the promotion or without a subscription', () => {
  expect(amountPaid(euros(999), promoted, 0)).toEqual(euros(999));
  expect(amountPaid(euros(999), new Date('2024-10-10T00:00:00Z'), 0.25)).toEqual(euros(999));
  expect(amountPaid(euros(999), undefined, 0.25)).toEqual(euros(999));
});

it('PY-01 formats amounts like the shop, even in currencies the shop does not use', () => {
  expect(formatAmount(euros(2999), 'fr-fr')).toBe('29,99\u00a0€');
  expect(formatAmount({ cents: 123456, currency: 'PLN' }, 'de-de')).toBe('1.234,56\u00a0PLN');
  expect(formatAmount({ cents: 500, currency: 'nonsense' }, 'en-us')).toBe('5.00\u00a0nonsense');
});

it.each([
  [1500, 'JPY', '1,500\u00a0JPY'],
  [12.345, 'KWD', '12.345\u00a0KWD'],
  [1234.5, 'PLN', '1,234.50\u00a0PLN'],
  [12.995, 'EUR', '13.00\u00a0€'],
  [5, 'coins', '5.00\u00a0coins'],
])('PY-01 formats %d %s as %s, with the decimals of the currency', (majorUnits, currency, formatted) => {
  expect(formatAmount(amountOf(majorUnits, currency), 'en-us')).toBe(formatted);
});
