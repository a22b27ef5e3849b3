import { parseCountryCode } from '#domain/consent/parseCountryCode';

it.each([
  ['DE', 'DE'],
  ['el', 'EL'],
  ['', undefined],
  ['DEU', undefined],
  ['D1', undefined],
  [null, undefined],
  [49, undefined],
])('CC-03 parses the country code %p as %p', (value, country) => {
  expect(parseCountryCode(value)).toBe(country);
});
