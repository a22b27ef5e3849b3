import de from '#content/de-de/texts/renewal.json';
import en from '#content/en-us/texts/renewal.json';
import fr from '#content/fr-fr/texts/renewal.json';
import { formatAmount } from '#domain/billing/Amount';
import { renewalKeyOf, type Renewal } from '#domain/billing/renewal';
import { defaultLocale, localeOfLanguage, type Language } from '#domain/language/Locale';
import { fillIn } from '../platform/fillIn';
import { formatDay } from '../platform/formatDates';

const texts = { en, fr, de } satisfies Record<Language, unknown>;

/** Returns the website's sentence about a renewal, so that emails and pages say the same. */
export const renewalText = (renewal: Renewal, language: Language): string => {
  const locale = localeOfLanguage(language) ?? defaultLocale;
  const key = renewalKeyOf(renewal);
  const sentence = texts[language].data.entries.find((entry) => entry.key === key)?.text ?? '';
  return fillIn(sentence, {
    ...('at' in renewal && renewal.at && { date: formatDay(locale, renewal.at) }),
    ...('amount' in renewal && renewal.amount && { amount: formatAmount(renewal.amount, locale) }),
    ...('cardLastFour' in renewal && renewal.cardLastFour && { digits: renewal.cardLastFour }),
  });
};
