import { currencyByCountry, canChooseCurrency } from '#domain/commerce/currencyByCountry';

it.each([
  ['US', 'USD'],
  ['AU', 'AUD'],
  ['GB', 'GBP'],
  ['CA', 'CAD'],
  ['FR', 'EUR'],
  ['DE', 'EUR'],
  ['SE', 'EUR'],
  ['GR', 'EUR'],
  ['EL', 'EUR'],
  ['fr', 'EUR'],
  ['gb', 'GBP'],
])('BU-03 visitors from %s see prices in %s by default and can switch currencies', (country, currency) => {
  expect(currencyByCountry(country)).toBe(currency);
  expect(canChooseCurrency(country, 'production')).toBe(true);
});

it.each(['JP', 'BR', 'CH', '', undefined, 'constructor', '__proto__'])(
  'BU-03 visitors from %s see US dollars and no switcher',
  (country) => {
    expect(currencyByCountry(country)).toBe('USD');
    expect(canChooseCurrency(country, 'production')).toBe(false);
  },
);

it.each([
  ['local', true],
  ['development', true],
  ['sandbox', true],
  ['demo', true],
  ['staging', false],
  ['production', false],
])(
  'BU-03 a build for the %s environment shows the currency switcher to all visitors: %s',
  (environment, shows) => {
    expect(canChooseCurrency('JP', environment)).toBe(shows);
    expect(canChooseCurrency(undefined, environment)).toBe(shows);
  },
);
