import { formatAmount, type Amount } from '#domain/billing/Amount';
import { parsePlanKind, parsePlanMonths } from '#domain/commerce/offers';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { usePresenter } from '../usePresenter';

/** Name of a subscription that is named after the role it grants. */
const subscriber = 'Subscriber';

interface BillingTexts {
  readonly amount: (amount: Amount) => string;
  /** Localized product name. Falls back to the server's name if the name does not identify the product. */
  readonly product: (name: string) => string;
}

export const useBillingTexts = (): BillingTexts => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('billing');
  return {
    amount: (amount) => formatAmount(amount, locale),
    product: (name) => {
      if (parsePlanKind(name) === 'mydu') return t('product.myDU');
      if (name === subscriber) return t('product.subscriber');
      const months = parsePlanMonths(name);
      return months > 0 ? t('product.months', { count: months }) : name;
    },
  };
};
