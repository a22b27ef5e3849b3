import { languageTag, type Locale } from '../language/Locale';
import { majorUnitsOf, type Currency, type Money } from './Money';

const currencySigns: Readonly<Record<Currency, { readonly before: string } | { readonly after: string }>> = {
  USD: { before: 'US$' },
  CAD: { before: 'CA$' },
  AUD: { before: 'AU$' },
  GBP: { before: '£' },
  EUR: { after: '\u00a0€' },
};

export const currencySymbol = (currency: Currency): string => {
  const mark = currencySigns[currency];
  return ('before' in mark ? mark.before : mark.after).trim();
};

export interface MoneyFormat {
  /** Whether to omit the decimals of whole amounts, as in US$36. */
  readonly isShort?: boolean;
}

/** Formats an amount for a locale (BU-03, document 2 §9). */
export const formatMoney = (money: Money, locale: Locale, { isShort = false }: MoneyFormat = {}): string => {
  const decimals = isShort && money.cents % 100 === 0 ? 0 : 2;
  const digits = new Intl.NumberFormat(languageTag(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(majorUnitsOf(money));
  const mark = currencySigns[money.currency];
  return 'before' in mark ? mark.before + digits : digits + mark.after;
};
