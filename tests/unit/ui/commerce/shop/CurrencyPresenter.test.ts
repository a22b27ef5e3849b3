import { Configuration } from '#application/configuration/Configuration';
import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { CurrencyPresenter } from '#ui/commerce/shop/CurrencyPresenter';
import { compose, composeUnconfigured } from '#tests/unit/support/compose';
import { choosePlan, foundersCampaign } from '#tests/unit/support/purchases';
import { flushPromises } from '#tests/unit/support/flushPromises';

const setUp = async () => {
  const application = await compose({ path: '/buy' });
  const currency = application.get(CurrencyPresenter);
  const suggest = (country: string | undefined) =>
    currency.suggest(foundersCampaign(application).products, Promise.resolve(country));
  return { application, currency, suggest };
};

it('BU-03 starts with US dollars and no choices until a currency is suggested', async () => {
  const { currency, suggest } = await setUp();
  expect([currency.current, currency.choices, currency.country]).toEqual(['USD', [], undefined]);
  await suggest('GB');
  expect([currency.current, currency.country]).toEqual(['GBP', 'GB']);
});

it('BU-03 does not replace the visitor’s choice with a later suggestion', async () => {
  const { currency, suggest } = await setUp();
  await suggest('US');
  expect(currency.choices).toEqual(['USD', 'EUR', 'GBP', 'CAD', 'AUD']);
  currency.choose('CAD');
  await suggest('GB');
  expect(currency.current).toBe('CAD');
});

it('BU-03 a slow country lookup does not delay the prices and adds the choices later', async () => {
  const application = composeUnconfigured();
  const configuration = { ...fakeConfiguration, environment: 'production' };
  application.replace(ConfigurationSource, { load: async () => configuration });
  await application.get(Configuration).load();
  const currency = application.get(CurrencyPresenter);
  let answer: (country: string) => void = () => undefined;
  const country = new Promise<string>((resolve) => (answer = resolve));
  const suggested = currency.suggest(foundersCampaign(application).products, country);
  await flushPromises();
  application.clock.advance(1500);
  await suggested;
  expect([currency.current, currency.choices, currency.country]).toEqual(['USD', [], undefined]);
  answer('GB');
  await flushPromises();
  expect([currency.current, currency.country]).toEqual(['USD', undefined]);
  expect(currency.choices).toContain('GBP');
});

it('BU-03 starts with the currency of an unpaid plan', async () => {
  const { application, currency, suggest } = await setUp();
  const purchase = choosePlan(application);
  await suggest('US');
  expect(currency.current).toBe('EUR');
  application.purchases.write({ ...purchase, progress: { kind: 'reported-paid', orderId: 'sale-1' } });
  const later = application.get(CurrencyPresenter);
  await later.suggest(foundersCampaign(application).products, Promise.resolve('US'));
  expect(later.current).toBe('USD');
});

it('BU-03 keeps the currency and country of visible prices when the country becomes known or changes', async () => {
  const { currency, suggest } = await setUp();
  expect(currency.isKnown).toBe(false);
  await suggest(undefined);
  expect([currency.isKnown, currency.current]).toEqual([true, 'USD']);
  await suggest('GB');
  expect([currency.current, currency.country]).toEqual(['USD', undefined]);
  expect(currency.choices).toContain('GBP');
});

it('BU-03 keeps the currency of a page that was rendered for a country, despite an unpaid plan', async () => {
  const { application, currency, suggest } = await setUp();
  choosePlan(application);
  await currency.prime(foundersCampaign(application).products, 'GB');
  expect([currency.isKnown, currency.current, currency.country]).toEqual([true, 'GBP', 'GB']);
  await suggest('GB');
  expect([currency.current, currency.country]).toEqual(['GBP', 'GB']);
});
