import { languageTag, type Locale } from '../language/Locale';
import { discountedCents, isCurrency } from '../commerce/Money';
import { formatMoney } from '../commerce/formatMoney';

/** Money of an old order: its currency may be one that is not sold in any more. */
export interface Amount {
  /** Hundredths of the currency's unit, an integer. */
  readonly cents: number;
  /** ISO 4217, as the server says it. */
  readonly currency: string;
}

/** A currency that plans are sold in is written as in the shop. */
export const formatAmount = ({ cents, currency }: Amount, locale: Locale): string => {
  if (isCurrency(currency)) return formatMoney({ cents, currency }, locale);
  const digits = new Intl.NumberFormat(languageTag(locale), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
  return `${digits}\u00a0${currency}`;
};

const promotionBegins = Date.UTC(2024, 9, 2);
/** Both days count: the promotion ends with 9 October. */
const promotionEnds = Date.UTC(2024, 9, 10);

/** PY-03, decision 68: the days are in UTC. */
export const isPromoted = (subscribedAt: Date): boolean =>
  subscribedAt.getTime() >= promotionBegins && subscribedAt.getTime() < promotionEnds;

/**
 * What was paid for an order of a subscription (PY-03), in whole cents, rounded half up.
 * @param factor of the promotion, a fraction of the price; 0 when there is none
 */
export const amountPaid = (amount: Amount, subscribedAt: Date | undefined, factor: number): Amount =>
  factor !== 0 && subscribedAt && isPromoted(subscribedAt)
    ? { ...amount, cents: discountedCents(amount.cents, factor) }
    : amount;
