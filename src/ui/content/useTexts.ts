import { useMemo } from 'react';
import { usePresenter } from '../usePresenter';
import { Translations, type Translate } from './Translations';

/** The texts of a namespace in the page's language (LA-03). */
export const useTexts = (namespace: string): Translate => {
  const translations = usePresenter(Translations);
  return useMemo(() => translations.of(namespace), [translations, namespace]);
};
