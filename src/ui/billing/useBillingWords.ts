import { formatAmount, type Amount } from '../../domain/billing/Amount';
import { kindNamed, monthsNamed } from '../../domain/commerce/offers';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { usePresenter } from '../usePresenter';

/** A subscription that is named for the role that it gives. */
const subscriber = 'Subscriber';

interface BillingWords {
  readonly amount: (amount: Amount) => string;
  /** A product whose name does not say what it is keeps the server's name. */
  readonly product: (name: string) => string;
}

export const useBillingWords = (): BillingWords => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('payments');
  return {
    amount: (amount) => formatAmount(amount, locale),
    product: (name) => {
      if (kindNamed(name) === 'mydu') return t('product.myDU');
      if (name === subscriber) return t('product.subscriber');
      const months = monthsNamed(name);
      return months > 0 ? t('product.months', { count: months }) : name;
    },
  };
};
