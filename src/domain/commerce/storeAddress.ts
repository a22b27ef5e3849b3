import { outsideAddress } from '../navigation/outsideAddress';

/** CK-03. @param answered by the server. @returns nothing for an address that must not be followed */
export const storeAddress = (answered: string, origin: string, returnPath: string): URL | undefined => {
  const address = outsideAddress(answered, origin);
  address?.searchParams.set('returnUrl', origin + returnPath);
  return address;
};
