import { taxIncludedIn } from '#domain/billing/tax';

it.each([
  [12000, 0.2, 2000],
  [2999, 0.2, 500],
  [999, 0.19, 160],
  [1000, 0.255, 203],
  [3, 0.2, 1],
  [2, 0.2, 0],
  [2999, 0, 0],
])('%i cents at a tax rate of %d include %i cents of tax', (cents, rate, tax) => {
  expect(taxIncludedIn(cents, rate)).toBe(tax);
});
