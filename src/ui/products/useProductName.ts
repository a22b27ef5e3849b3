import { Translations } from '../content/Translations';
import { usePresenter } from '../usePresenter';

/** Returns a function that describes the contents of a product; undefined if there is no text about it. */
export const useProductContents = (): ((name: string) => string | undefined) => {
  const translations = usePresenter(Translations);
  return (name) => {
    const key = `holds.${name.replaceAll(' ', '')}`;
    return translations.has('products', key) ? translations.translatorFor('products')(key) : undefined;
  };
};

/** Returns a function that localizes the name of a product. It falls back to the server's name. */
export const useProductName = (): ((name: string) => string) => {
  const translations = usePresenter(Translations);
  return (name) => {
    const key = `names.${name.replaceAll(' ', '')}`;
    return translations.has('products', key) ? translations.translatorFor('products')(key) : name;
  };
};
