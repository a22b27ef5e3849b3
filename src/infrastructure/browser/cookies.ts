import { safeDecode } from '#domain/shared/safeDecode';
export interface CookieOptions {
  /** Maximum age in seconds. Without it, the cookie lasts until the browser is closed. */
  readonly maxAge?: number | undefined;
  readonly secure: boolean;
}

export const readCookie = (page: Document, name: string): string | undefined => {
  const prefix = `${name}=`;
  const found = page.cookie.split('; ').find((cookie) => cookie.startsWith(prefix));
  return found === undefined ? undefined : safeDecode(found.slice(prefix.length));
};

/** Returns the encoded names of all cookies. */
export const cookieNames = (page: Document): readonly string[] =>
  page.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');

/** Returns the decoded names of all cookies with the prefix. The prefix is removed. */
export const namesInCookies = (page: Document, prefix: string): readonly string[] =>
  cookieNames(page).flatMap((name) =>
    name.startsWith(prefix) ? (safeDecode(name.slice(prefix.length)) ?? []) : [],
  );

export const isSecure = ({ protocol }: Pick<Location, 'protocol'>): boolean => protocol === 'https:';

/** Writes a cookie for all paths, with `SameSite=Lax`, and `Secure` except for plain HTTP on localhost (D-15). */
export const writeCookie = (page: Document, name: string, value: string, options: CookieOptions): void => {
  const age = options.maxAge === undefined ? '' : `; Max-Age=${options.maxAge}`;
  const secure = options.secure ? '; Secure' : '';
  page.cookie = `${name}=${encodeURIComponent(value)}; Path=/${age}; SameSite=Lax${secure}`;
};

export const clearCookie = (page: Document, name: string, secure: boolean): void =>
  writeCookie(page, name, '', { maxAge: 0, secure });

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
    page.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax; Domain=${domain}${secure ? '; Secure' : ''}`;
  }
};
