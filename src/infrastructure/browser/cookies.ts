import { outlivesScriptCookies, type StoredItem } from '#domain/consent/storedItems';
import { safeDecode } from '#domain/shared/safeDecode';
import { serializeCookie } from '#hydration/serializeCookie';
import { cancelRenewal, renewCookie } from './renewCookie';

/** Returns all values of the cookie. A parent domain may have set another cookie with the same name. */
const valuesOf = (page: Document, name: string): readonly string[] =>
  page.cookie
    .split('; ')
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .flatMap((cookie) => safeDecode(cookie.slice(name.length + 1)) ?? []);

/** Returns the first value that matches the item's pattern, or else the first value. */
export const readCookie = (page: Document, { name, pattern }: StoredItem): string | undefined => {
  const values = valuesOf(page, name);
  return values.find((value) => pattern?.test(value)) ?? values[0];
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

/**
 * Writes a cookie, and clears cookies with the same name on parent domains and other paths. The web server renews it if
 * it should last longer than WebKit stores script-written cookies.
 */
export const writeCookie = (
  { document, location }: Pick<Window, 'document' | 'location'>,
  item: StoredItem,
  value: string,
): void => {
  const { name, maxAgeSeconds: maxAge } = item;
  const write = (): void => {
    document.cookie = serializeCookie(name, value, { maxAge, secure: isSecure(location) });
  };
  write();
  if (valuesOf(document, name).length > 1) {
    clearCookieEverywhere(document, name, location);
    write();
  }
  if (outlivesScriptCookies(item)) void renewCookie(name, value);
};

/** Clears the cookie of this host. If others with the same name remain, clears it on every parent domain and path. */
export const clearCookie = (
  { document, location }: Pick<Window, 'document' | 'location'>,
  name: string,
): void => {
  cancelRenewal(name);
  document.cookie = serializeCookie(name, '', { maxAge: 0, secure: isSecure(location) });
  if (valuesOf(document, name).length > 0) clearCookieEverywhere(document, name, location);
};

/** Clears the cookie on every parent domain and path. Scripts cannot read where a cookie was set. */
const clearCookieEverywhere = (
  page: Document,
  name: string,
  { hostname, pathname, protocol }: Pick<Location, 'hostname' | 'pathname' | 'protocol'>,
): void => {
  const secure = isSecure({ protocol });
  const labels = hostname.split('.');
  const domains = [undefined, ...labels.slice(0, -1).map((_, first) => labels.slice(first).join('.'))];
  for (const domain of domains) {
    for (const path of pathsTo(pathname)) {
      page.cookie = serializeCookie(name, '', { maxAge: 0, secure, path, ...(domain && { domain }) });
    }
  }
};

/** Returns the paths whose cookies the page can read, with and without a trailing slash. */
const pathsTo = (pathname: string): readonly string[] => {
  const folders = pathname.split('/').filter(Boolean);
  return [
    '/',
    ...folders.flatMap((_, last) =>
      [0, 1].map((slash) => `/${folders.slice(0, last + 1).join('/')}${'/'.repeat(slash)}`),
    ),
  ];
};
