import type { Category, Interest } from '../../domain/mailing/EmailPreferences';
import { Translations } from '../content/Translations';
import { usePresenter } from '../usePresenter';

interface InterestTexts {
  readonly categoryName: (category: Category) => string;
  readonly interestName: (interest: Interest) => string;
  readonly interestHint: (interest: Interest) => string | undefined;
}

/** Names without a text fall back to the server's name. */
export const useInterestTexts = (): InterestTexts => {
  const translations = usePresenter(Translations);
  const t = translations.of('preferences');
  return {
    categoryName: ({ name }) => {
      if (name === undefined) return t('category.others');
      const key = `category.${wordOf(name)}` as const;
      return translations.has('preferences', key) ? t(key) : name;
    },
    interestName: ({ name }) => {
      const key = `interest.${wordOf(name)}.name` as const;
      return translations.has('preferences', key) ? t(key) : name;
    },
    interestHint: ({ name }) => {
      const key = `interest.${wordOf(name)}.hint` as const;
      return translations.has('preferences', key) ? t(key) : undefined;
    },
  };
};

const wordOf = (name: string): string => name.replaceAll(' ', '');
