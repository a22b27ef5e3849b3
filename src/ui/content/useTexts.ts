import { useMemo } from 'react';
import { usePresenter } from '../usePresenter';
import type { Namespace, Translate } from './texts';
import { Translations } from './Translations';

export const useTexts = <N extends Namespace>(namespace: N): Translate<N> => {
  const translations = usePresenter(Translations);
  return useMemo(() => translations.translatorFor(namespace), [translations, namespace]);
};
