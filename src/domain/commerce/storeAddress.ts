/** CK-03. @param answered by the server. @returns nothing for an address that must not be followed */
export const storeAddress = (answered: string, origin: string, returnPath: string): URL | undefined => {
  if (!URL.canParse(answered, origin)) return undefined;
  const address = new URL(answered, origin);
  const isSafe = address.protocol === 'https:' || (address.protocol === 'http:' && address.origin === origin);
  if (!isSafe || address.username !== '' || address.password !== '') return undefined;
  address.searchParams.set('returnUrl', origin + returnPath);
  return address;
};
