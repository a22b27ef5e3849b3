import { SuggestCurrency } from '#application/commerce/SuggestCurrency';
import { Configuration } from '#application/configuration/Configuration';
import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import { Countries } from '#application/consent/Countries';
import type { Currency } from '#domain/commerce/Money';
import type { Product } from '#domain/commerce/Product';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { composeUnconfigured } from '../../support/compose';

const everything: readonly Currency[] = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'];

const createProducts = (...sale: readonly Currency[]): readonly Product[] => [
  {
    id: 'product-1',
    type: 'gametime',
    name: '1 month',
    description: '',
    paymentProviderId: '',
    templateId: '',
    discount: 0,
    freeMonths: 0,
    pricings: sale.map((currency) => ({ id: currency, price: { cents: 999, currency }, isDefault: true })),
  },
];

const suggestCurrency = async (
  country: string | undefined,
  products: readonly Product[],
  environment: string,
) => {
  const application = composeUnconfigured();
  application.replace(ConfigurationSource, { load: async () => ({ ...fakeConfiguration, environment }) });
  application.replace(Countries, { current: async () => country });
  await application.get(Configuration).load();
  return application.get(SuggestCurrency).execute(products);
};

it.each<[string, Currency]>([
  ['US', 'USD'],
  ['FR', 'EUR'],
  ['GB', 'GBP'],
  ['CA', 'CAD'],
  ['AU', 'AUD'],
])('BU-03 visitors from %s see %s first and can choose any currency', async (country, currency) => {
  expect(await suggestCurrency(country, createProducts(...everything), 'production')).toEqual({
    country,
    currency,
    choices: everything,
  });
});

it('BU-03 other visitors see US dollars, with a choice of currency only in local builds', async () => {
  const dollars = { country: 'JP', currency: 'USD' };
  const products = createProducts(...everything);
  expect(await suggestCurrency('JP', products, 'production')).toEqual({ ...dollars, choices: [] });
  expect(await suggestCurrency('JP', products, 'sandbox')).toEqual({ ...dollars, choices: everything });
});

it('BU-03 visitors without a known country see US dollars and no switcher', async () => {
  expect(await suggestCurrency(undefined, createProducts(...everything), 'production')).toEqual({
    currency: 'USD',
    choices: [],
  });
});

it.each<[readonly Currency[], Currency, readonly Currency[]]>([
  [['USD', 'GBP'], 'USD', ['USD', 'GBP']],
  [['CAD', 'GBP'], 'GBP', ['GBP', 'CAD']],
  [['USD'], 'USD', []],
  [['EUR'], 'EUR', []],
  [[], 'USD', []],
])('BU-03 with prices only in %j, a visitor from France sees %s', async (offered, currency, choices) => {
  expect(await suggestCurrency('FR', createProducts(...offered), 'production')).toEqual({
    country: 'FR',
    currency,
    choices,
  });
});
