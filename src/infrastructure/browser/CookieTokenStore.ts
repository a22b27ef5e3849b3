import { injectable } from 'inversify';
import { TokenStore } from '../../application/session/TokenStore';
import { refreshTokenCookie, tokenCookie } from '../../domain/consent/storedItems';
import type { TokenPair } from '../../domain/session/TokenPair';
import { BrowserWindow, isSecure } from './BrowserWindow';
import { clearCookie, readCookie, writeCookie } from './cookies';

/** Script-readable cookies, so that every tab sees a renewal at once (SE-07, D-15). */
@injectable()
export class CookieTokenStore extends TokenStore {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  read(): TokenPair | undefined {
    const { document } = this.browser.window;
    const token = readCookie(document, tokenCookie.name);
    const refreshToken = readCookie(document, refreshTokenCookie.name);
    return token && refreshToken ? { token, refreshToken } : undefined;
  }

  write({ token, refreshToken }: TokenPair): void {
    const { document } = this.browser.window;
    const secure = isSecure(this.browser.window);
    writeCookie(document, tokenCookie.name, token, { maxAge: tokenCookie.seconds, secure });
    const { name, seconds: maxAge } = refreshTokenCookie;
    writeCookie(document, name, refreshToken, { maxAge, secure });
  }

  clear(): void {
    const { document } = this.browser.window;
    const secure = isSecure(this.browser.window);
    clearCookie(document, tokenCookie.name, secure);
    clearCookie(document, refreshTokenCookie.name, secure);
  }
}
