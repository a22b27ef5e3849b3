import { useMemo } from 'react';
import { usePresenter } from '../usePresenter';
import type { Namespace, Translate } from './texts';
import { Translations } from './Translations';

/** The texts of a namespace in the page's language (LA-03). */
export const useTexts = <N extends Namespace>(namespace: N): Translate<N> => {
  const translations = usePresenter(Translations);
  return useMemo(() => translations.of(namespace), [translations, namespace]);
};
