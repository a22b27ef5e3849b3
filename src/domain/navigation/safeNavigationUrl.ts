import { hasCredentials } from '../shared/hasCredentials';

/**
 * Validates a URL before the browser navigates to it. The URL must use https or be on this site.
 * @returns undefined if the URL is not safe to open
 */
export const safeNavigationUrl = (address: string, origin: string): URL | undefined => {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && url.origin === origin);
  return isSafe && !hasCredentials(url) ? url : undefined;
};
