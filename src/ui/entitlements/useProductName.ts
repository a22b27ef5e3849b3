import { useTexts } from '../content/useTexts';

/** The name of a product in the page's language; a product without a text keeps the server's name. */
export const useProductName = (): ((name: string) => string) => {
  const t = useTexts('products');
  return (name) => t(`names.${name.replaceAll(' ', '')}`, { defaultValue: name });
};
