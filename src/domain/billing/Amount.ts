import { languageTag, type Locale } from '../language/Locale';
import { centsOf, discountCents, isCurrency } from '../commerce/Money';
import { formatMoney } from '../commerce/formatMoney';

/** Amount of an order. The shop may no longer sell plans in its currency. */
export interface Amount {
  /** Hundredths of the currency's unit: an integer, except in currencies with thousandths, such as KWD. */
  readonly cents: number;
  /** ISO 4217, as returned by the server. */
  readonly currency: string;
}

/** @param majorUnits amount in units of the currency, as returned by the server */
export const amountOf = (majorUnits: number, currency: string): Amount => ({
  cents: isCurrency(currency) ? centsOf(majorUnits) : Math.round(majorUnits * 1000) / 10,
  currency,
});

/**
 * Formats an amount like the shop if plans are sold in its currency; otherwise appends the currency code. Intl provides
 * the number of decimals (ISO 4217).
 */
export const formatAmount = ({ cents, currency }: Amount, locale: Locale): string => {
  if (isCurrency(currency)) return formatMoney({ cents, currency }, locale);
  const style = isWellFormed(currency)
    ? ({ style: 'currency', currency, currencyDisplay: 'code' } as const)
    : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const digits = new Intl.NumberFormat(languageTag(locale), style)
    .formatToParts(cents / 100)
    .filter(({ type }) => type !== 'currency' && type !== 'literal')
    .map(({ value }) => value)
    .join('');
  return `${digits}\u00a0${currency}`;
};

/** Whether Intl accepts the currency. */
const isWellFormed = (currency: string): boolean => /^[A-Z]{3}$/i.test(currency);

const promotionStart = Date.UTC(2024, 9, 2);
/** Exclusive: October 9 is the last day of the promotion. */
const promotionEnd = Date.UTC(2024, 9, 10);

/** Whether the subscription began during the promotion, whose days are in UTC (PY-03). */
export const isPromoted = (subscribedAt: Date): boolean =>
  subscribedAt.getTime() >= promotionStart && subscribedAt.getTime() < promotionEnd;

/**
 * Returns what was paid for an order of a subscription (PY-03), in whole cents, rounded half up.
 * @param factor fraction of the price that the promotion subtracts; 0 if there is none
 */
export const amountPaid = (amount: Amount, subscribedAt: Date | undefined, factor: number): Amount =>
  factor !== 0 && subscribedAt && isPromoted(subscribedAt)
    ? { ...amount, cents: discountCents(amount.cents, factor) }
    : amount;
