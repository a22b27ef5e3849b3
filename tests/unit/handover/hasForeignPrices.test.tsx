import { hasForeignPrices } from '../../../src/handover/early/hasForeignPrices';
import { visitorCountry } from '../../../src/handover/early/visitorCountry';
import { pricedAttribute } from '../../../src/handover/protocol';

const answering = (country: unknown): jest.Mock => {
  const fetch = jest.fn(async () => ({ json: async () => ({ country_code: country }) }));
  Object.assign(globalThis, { fetch });
  return fetch;
};

beforeEach(() => {
  document.body.innerHTML = `<main><div ${pricedAttribute}="USD"></div></main>`;
});

it.each([
  ['DE', true],
  ['gb', true],
  ['US', false],
  ['BR', false],
  [undefined, false],
])('BU-03 prices in dollars are foreign to a visitor from %s: %s', async (country, isForeign) => {
  answering(country);
  expect(await hasForeignPrices(visitorCountry())).toBe(isForeign);
});

it('a page without prices looks up nothing', async () => {
  const fetch = answering('DE');
  document.body.innerHTML = '<main></main>';
  expect(await hasForeignPrices(visitorCountry())).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});

it('a country is looked up once for everything that needs it', async () => {
  const fetch = answering('DE');
  const country = visitorCountry();
  expect(await Promise.all([country(), country(), hasForeignPrices(country)])).toEqual(['DE', 'DE', true]);
  expect(fetch).toHaveBeenCalledTimes(1);
});
