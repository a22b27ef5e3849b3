import { formatAmount } from '#domain/billing/Amount';
import { renewalKeyOf, type Renewal } from '#domain/billing/renewal';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { usePresenter } from '../usePresenter';

/** Returns a function that says whether something renews, when and for how much, or when it ends. */
export const useRenewalText = (): ((renewal: Renewal) => string) => {
  const translations = usePresenter(Translations);
  const t = useTexts('renewal');
  return (renewal) => {
    const at = 'at' in renewal ? renewal.at : undefined;
    const amount = 'amount' in renewal ? renewal.amount : undefined;
    return t(renewalKeyOf(renewal), {
      date: at ? translations.date(at) : '',
      amount: amount ? formatAmount(amount, translations.locale) : '',
      digits: ('cardLastFour' in renewal && renewal.cardLastFour) || '',
    });
  };
};
