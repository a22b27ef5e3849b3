/**
 * A page that the browser is sent to: https, or on this site.
 * @returns nothing for an address that must not be followed
 */
export const outsideAddress = (address: string, origin: string): URL | undefined => {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && url.origin === origin);
  return isSafe && url.username === '' && url.password === '' ? url : undefined;
};
