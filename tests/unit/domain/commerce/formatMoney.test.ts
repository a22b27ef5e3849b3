import { formatMoney } from '#domain/commerce/formatMoney';
import { currencies, moneyOf, type Currency } from '#domain/commerce/Money';
import { locales } from '#domain/language/Locale';

/** Shows non-breaking spaces as `_`, so that they are visible in expectations. */
const showSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, '_');

it.each<[Currency, string, string]>([
  ['USD', 'US$24.99', 'US$24,99'],
  ['CAD', 'CA$24.99', 'CA$24,99'],
  ['AUD', 'AU$24.99', 'AU$24,99'],
  ['GBP', '£24.99', '£24,99'],
  ['EUR', '24.99_€', '24,99_€'],
])('BU-03 formats %s as specified in every language', (currency, english, others) => {
  const written = locales.map((locale) => showSpaces(formatMoney(moneyOf(24.99, currency), locale)));
  expect(written).toEqual([english, others, others]);
});

it.each([
  [1234.5, ['US$1,234.50', 'US$1_234,50', 'US$1.234,50']],
  [0, ['US$0.00', 'US$0,00', 'US$0,00']],
  [0.05, ['US$0.05', 'US$0,05', 'US$0,05']],
  [30, ['US$30.00', 'US$30,00', 'US$30,00']],
])('BU-03 formats %d with 2 decimals in every language', (amount, texts) => {
  expect(locales.map((locale) => showSpaces(formatMoney(moneyOf(amount, 'USD'), locale)))).toEqual(texts);
});

it('BU-02 the short format omits the decimals of whole amounts only', () => {
  const short = (amount: number, currency: Currency) =>
    showSpaces(formatMoney(moneyOf(amount, currency), 'en-us', { isShort: true }));
  expect(currencies.map((currency) => short(36, currency))).toEqual([
    'US$36',
    '36_€',
    '£36',
    'CA$36',
    'AU$36',
  ]);
  expect(short(36.5, 'USD')).toBe('US$36.50');
  expect(short(0, 'USD')).toBe('US$0');
});
