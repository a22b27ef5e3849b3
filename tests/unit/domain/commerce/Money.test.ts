import {
  centsOf,
  applyDiscount,
  divide,
  majorUnitsOf,
  subtract,
  moneyOf,
  add,
  multiply,
} from '#domain/commerce/Money';

const euros = (majorUnits: number) => moneyOf(majorUnits, 'EUR');

it.each([
  [0, 0],
  [29.99, 2999],
  [0.01, 1],
  [10, 1000],
  [1.005, 101],
  [2.675, 268],
  [8.345, 835],
  [1.004999, 100],
  [0.1 + 0.2, 30],
  [1.1 * 3, 330],
  [4.35 * 100, 43500],
  [1e-7, 0],
  [0.0049, 0],
  [0.005, 1],
  [123456789.015, 12345678902],
  [1e13, 1e15],
  [-1.005, -100],
  [-0.05, -5],
])('BU-03 converts %d major units to exactly %d cents', (majorUnits, cents) => {
  expect(centsOf(majorUnits)).toBe(cents);
});

it.each([NaN, Infinity, -Infinity, 1e21, 1e300, 90_071_992_547_409.93])(
  'BU-03 rejects %d as an amount',
  (majorUnits) => {
    expect(() => centsOf(majorUnits)).toThrow(RangeError);
  },
);

it('BU-03 converts every amount up to a thousand to cents and back exactly', () => {
  const different: string[] = [];
  for (let cents = 0; cents <= 100_000; cents += 1) {
    const written = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
    if (centsOf(Number(written)) !== cents || majorUnitsOf({ cents, currency: 'EUR' }) !== Number(written)) {
      different.push(written);
    }
  }
  expect(different).toEqual([]);
});

it.each([
  [24.99, 0.25, 18.74],
  [34.99, 0.25, 26.24],
  [10.02, 0.25, 7.52],
  [0.01, 0.5, 0.01],
  [0.03, 0.5, 0.02],
  [29.99, 0, 29.99],
  [29.99, 1, 0],
  [100, 1 / 3, 66.67],
  [19.9, 0.1, 17.91],
  [2.5, 0.002, 2.5],
  [1000, 1e-7, 1000],
])('BU-08 %d discounted by %d is %d', (price, fraction, total) => {
  expect(applyDiscount(euros(price), fraction)).toEqual(euros(total));
});

it.each([
  [49.99, 6, 8.33],
  [50.01, 6, 8.34],
  [50.03, 6, 8.34],
  [0.03, 6, 0.01],
  [0.02, 6, 0],
  [79.99, 12, 6.67],
  [0.06, 12, 0.01],
  [0.05, 12, 0],
  [90.06, 12, 7.51],
  [9.99, 1, 9.99],
  [24.99, 3, 8.33],
])('BU-02 %d over %d months is %d per month', (total, months, perMonth) => {
  expect(divide(euros(total), months)).toEqual(euros(perMonth));
});

it('BU-02 multiplies, adds and subtracts amounts in whole cents', () => {
  expect(multiply(euros(9.99), 12)).toEqual(euros(119.88));
  expect(subtract(euros(119.88), euros(79.99))).toEqual(euros(39.89));
  expect(subtract(euros(0.1), euros(0.3))).toEqual(euros(-0.2));
  expect(add(euros(0.1), euros(0.2))).toEqual(euros(0.3));
});

it('BU-03 throws when adding or subtracting different currencies', () => {
  expect(() => add(euros(1), moneyOf(1, 'USD'))).toThrow('USD');
  expect(() => subtract(euros(1), moneyOf(1, 'USD'))).toThrow('USD');
});
