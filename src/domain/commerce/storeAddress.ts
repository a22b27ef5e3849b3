/**
 * Where the third-party store wants the player, with the address to send them back to (CK-03).
 *
 * @param answered by the server: a page of the store by https, or one of this site
 * @param returnPath root-relative
 * @returns nothing for an address that nobody is to be sent to
 */
export const storeAddress = (answered: string, origin: string, returnPath: string): URL | undefined => {
  if (!URL.canParse(answered, origin)) return undefined;
  const address = new URL(answered, origin);
  const isSafe = address.protocol === 'https:' || (address.protocol === 'http:' && address.origin === origin);
  if (!isSafe || address.username !== '' || address.password !== '') return undefined;
  address.searchParams.set('returnUrl', origin + returnPath);
  return address;
};
