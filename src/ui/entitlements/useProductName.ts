import { Translations } from '../content/Translations';
import { usePresenter } from '../usePresenter';

/** The name of a product in the page's language; a product without a text keeps the server's name. */
export const useProductName = (): ((name: string) => string) => {
  const translations = usePresenter(Translations);
  return (name) => {
    const key = `names.${name.replaceAll(' ', '')}`;
    return translations.has('products', key) ? translations.of('products')(key) : name;
  };
};
