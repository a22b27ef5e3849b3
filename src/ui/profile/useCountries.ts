import { useMemo } from 'react';
import { languages } from '#domain/language/Locale';
import { countryAliases } from '#domain/profile/countryAliases';
import { countryCodes } from '#domain/profile/countries';
import { Translations } from '../content/Translations';
import type { ComboboxOption } from '../kit/fields/comboboxOptions';
import { usePresenter } from '../usePresenter';

/** Returns the country's most likely language, according to Unicode. */
const nativeLanguage = (country: string): string => new Intl.Locale(`und-${country}`).maximize().language;

/** Returns all countries, with names and order in the page's language. */
export const useCountries = (): readonly ComboboxOption[] => {
  const { languageTag } = usePresenter(Translations);
  return useMemo(() => {
    const { compare } = new Intl.Collator(languageTag);
    const namesByLanguage = new Map<string, Intl.DisplayNames>();
    const nameIn = (language: string, country: string): string => {
      const names = namesByLanguage.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
      namesByLanguage.set(language, names);
      return names.of(country) ?? country;
    };
    return countryCodes
      .map((value) => ({
        value,
        label: nameIn(languageTag, value),
        aliases: [
          ...(countryAliases[value] ?? []),
          ...[...languages, nativeLanguage(value)].map((language) => nameIn(language, value)),
        ],
      }))
      .sort((one, other) => compare(one.label, other.label));
  }, [languageTag]);
};
