import { Translations } from '../content/Translations';
import { usePresenter } from '../usePresenter';

/** A product without a text keeps the server's name. */
export const useProductName = (): ((name: string) => string) => {
  const translations = usePresenter(Translations);
  return (name) => {
    const key = `names.${name.replaceAll(' ', '')}`;
    return translations.has('products', key) ? translations.of('products')(key) : name;
  };
};
