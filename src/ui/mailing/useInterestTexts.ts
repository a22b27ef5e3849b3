import type { Category, Interest } from '#domain/mailing/EmailPreferences';
import { Translations } from '../content/Translations';
import { usePresenter } from '../usePresenter';

interface InterestTexts {
  readonly categoryName: (category: Category) => string;
  readonly interestName: (interest: Interest) => string;
  readonly interestHint: (interest: Interest) => string | undefined;
}

/** Returns the texts of categories and interests. A name without a translation falls back to the server's name. */
export const useInterestTexts = (): InterestTexts => {
  const translations = usePresenter(Translations);
  const t = translations.translatorFor('mailingPreferences');
  return {
    categoryName: ({ name }) => {
      if (name === undefined) return t('category.others');
      const key = `category.${textKeyOf(name)}` as const;
      return translations.has('mailingPreferences', key) ? t(key) : name;
    },
    interestName: ({ name }) => {
      const key = `interest.${textKeyOf(name)}.name` as const;
      return translations.has('mailingPreferences', key) ? t(key) : name;
    },
    interestHint: ({ name }) => {
      const key = `interest.${textKeyOf(name)}.hint` as const;
      return translations.has('mailingPreferences', key) ? t(key) : undefined;
    },
  };
};

const textKeyOf = (name: string): string => name.replaceAll(' ', '');
