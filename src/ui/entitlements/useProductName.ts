import { useTexts } from '../content/useTexts';

/** The name of a product in the page's language; one that the content does not know keeps its own. */
export const useProductName = (): ((name: string) => string) => {
  const t = useTexts('products');
  return (name) => t(`names.${name.replaceAll(' ', '')}`, { defaultValue: name });
};
