import { outlivesScriptCookies, type StoredItem } from '#domain/consent/storedItems';
import { safeDecode } from '#domain/shared/safeDecode';
import { serializeCookie } from '#hydration/serializeCookie';
import { cancelRenewal, renewCookie } from './renewCookie';

export const readCookie = (page: Document, name: string): string | undefined => {
  const prefix = `${name}=`;
  const found = page.cookie.split('; ').find((cookie) => cookie.startsWith(prefix));
  return found === undefined ? undefined : safeDecode(found.slice(prefix.length));
};

/** Returns the encoded names of all cookies. */
export const cookieNames = (page: Document): readonly string[] =>
  page.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');

/** Returns the decoded names of all cookies with the prefix, without the prefix. */
export const namesInCookies = (page: Document, prefix: string): readonly string[] =>
  cookieNames(page).flatMap((name) =>
    name.startsWith(prefix) ? (safeDecode(name.slice(prefix.length)) ?? []) : [],
  );

export const isSecure = ({ protocol }: Pick<Location, 'protocol'>): boolean => protocol === 'https:';

/** Writes a cookie. The web server sets it again if it lasts longer than WebKit stores cookies of scripts. */
export const writeCookie = (
  { document, location }: Pick<Window, 'document' | 'location'>,
  item: StoredItem,
  value: string,
): void => {
  const { name, maxAgeSeconds: maxAge } = item;
  document.cookie = serializeCookie(name, value, { maxAge, secure: isSecure(location) });
  if (outlivesScriptCookies(item)) void renewCookie(name, value);
};

export const clearCookie = (page: Document, name: string, secure: boolean): void => {
  cancelRenewal(name);
  page.cookie = serializeCookie(name, '', { maxAge: 0, secure });
};

/** Clears the cookie on every parent domain, because a third-party script may have set it on any of them. */
export const clearCookieEverywhere = (
  page: Document,
  name: string,
  location: Pick<Location, 'hostname' | 'protocol'>,
): void => {
  const secure = isSecure(location);
  clearCookie(page, name, secure);
  const labels = location.hostname.split('.');
  for (let first = 0; first < labels.length - 1; first += 1) {
    const domain = labels.slice(first).join('.');
    page.cookie = serializeCookie(name, '', { maxAge: 0, secure, domain });
  }
};
