export interface CookieOptions {
  /** Maximum age in seconds. Without it, the cookie lasts until the browser is closed. */
  readonly maxAge?: number | undefined;
  readonly secure: boolean;
  /** Parent domain that the cookie is for. Without it, only the host. */
  readonly domain?: string;
  /** Defaults to all paths. */
  readonly path?: string;
}

/** Returns a cookie with `SameSite=Lax`, and `Secure` except for plain HTTP on localhost (D-15). */
export const serializeCookie = (
  name: string,
  value: string,
  { maxAge, secure, domain, path = '/' }: CookieOptions,
): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    'SameSite=Lax',
    ...(domain === undefined ? [] : [`Domain=${domain}`]),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
