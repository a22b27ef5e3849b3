import { languageTag, type Locale } from '../language/Locale';
import { majorUnitsOf, type Currency, type Money } from './Money';

/** How an amount is marked, the same in every language (document 2 §9). */
const marks: Readonly<Record<Currency, { readonly before: string } | { readonly after: string }>> = {
  USD: { before: 'US$' },
  CAD: { before: 'CA$' },
  AUD: { before: 'AU$' },
  GBP: { before: '£' },
  EUR: { after: '\u00a0€' },
};

/** The currency's mark alone: US$. */
export const currencySign = (currency: Currency): string => {
  const mark = marks[currency];
  return ('before' in mark ? mark.before : mark.after).trim();
};

export interface MoneyFormat {
  /** Leaves the decimals of whole amounts out, for notes where a round figure says more: US$36. */
  readonly isShort?: boolean;
}

/** An amount as people read it: its digits as the language writes them, 2 decimals, the currency's mark (BU-03). */
export const formatMoney = (money: Money, locale: Locale, { isShort = false }: MoneyFormat = {}): string => {
  const decimals = isShort && money.cents % 100 === 0 ? 0 : 2;
  const digits = new Intl.NumberFormat(languageTag(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(majorUnitsOf(money));
  const mark = marks[money.currency];
  return 'before' in mark ? mark.before + digits : digits + mark.after;
};
