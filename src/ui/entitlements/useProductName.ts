import { Translations } from '../content/Translations';
import { usePresenter } from '../usePresenter';

/** What comes with a product; nothing for one without a text. */
export const useProductContents = (): ((name: string) => string | undefined) => {
  const translations = usePresenter(Translations);
  return (name) => {
    const key = `holds.${name.replaceAll(' ', '')}`;
    return translations.has('products', key) ? translations.of('products')(key) : undefined;
  };
};

/** A product without a text keeps the server's name. */
export const useProductName = (): ((name: string) => string) => {
  const translations = usePresenter(Translations);
  return (name) => {
    const key = `names.${name.replaceAll(' ', '')}`;
    return translations.has('products', key) ? translations.of('products')(key) : name;
  };
};
