/**
 * Validates a URL to which the browser is sent: https, or on this site.
 * @returns undefined for a URL that must not be followed
 */
export const safeNavigationUrl = (address: string, origin: string): URL | undefined => {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && url.origin === origin);
  return isSafe && url.username === '' && url.password === '' ? url : undefined;
};
