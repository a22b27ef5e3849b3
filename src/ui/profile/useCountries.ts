import { useMemo } from 'react';
import { countryCodes } from '#domain/profile/countries';
import { Translations } from '../content/Translations';
import type { ComboboxOption } from '../kit/fields/comboboxOptions';
import { usePresenter } from '../usePresenter';

/** Returns all countries, with names and order in the page's language. */
export const useCountries = (): readonly ComboboxOption[] => {
  const { languageTag } = usePresenter(Translations);
  return useMemo(() => {
    const names = new Intl.DisplayNames(languageTag, { type: 'region' });
    const { compare } = new Intl.Collator(languageTag);
    return countryCodes
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((one, other) => compare(one.label, other.label));
  }, [languageTag]);
};
