import { safeNavigationUrl } from '../navigation/safeNavigationUrl';

/**
 * Validates the store's URL and adds the return URL (CK-03).
 * @param answered URL returned by the server
 * @returns undefined if the URL is not safe to open
 */
export const storeUrl = (answered: string, origin: string, returnPath: string): URL | undefined => {
  const address = safeNavigationUrl(answered, origin);
  address?.searchParams.set('returnUrl', origin + returnPath);
  return address;
};
