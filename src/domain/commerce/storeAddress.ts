import { outsideAddress } from '../navigation/outsideAddress';

/**
 * Validates the store's URL and adds the return URL (CK-03).
 * @param answered URL returned by the server
 * @returns undefined for a URL that must not be followed
 */
export const storeAddress = (answered: string, origin: string, returnPath: string): URL | undefined => {
  const address = outsideAddress(answered, origin);
  address?.searchParams.set('returnUrl', origin + returnPath);
  return address;
};
