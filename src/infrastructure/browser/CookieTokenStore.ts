import { injectable } from 'inversify';
import { TokenStore } from '../../application/session/TokenStore';
import type { TokenPair } from '../../domain/session/TokenPair';
import { BrowserWindow, isSecure } from './BrowserWindow';
import { clearCookie, readCookie, writeCookie } from './cookies';

const maxAge = 604_800;
const tokenCookie = 'token';
const refreshCookie = 'refreshToken';

/** Script-readable cookies, so that every tab sees a renewal at once (SE-07, D-15). */
@injectable()
export class CookieTokenStore extends TokenStore {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  read(): TokenPair | undefined {
    const { document } = this.browser.window;
    const token = readCookie(document, tokenCookie);
    const refreshToken = readCookie(document, refreshCookie);
    return token && refreshToken ? { token, refreshToken } : undefined;
  }

  write({ token, refreshToken }: TokenPair): void {
    const { document } = this.browser.window;
    const options = { maxAge, secure: isSecure(this.browser.window) };
    writeCookie(document, tokenCookie, token, options);
    writeCookie(document, refreshCookie, refreshToken, options);
  }

  clear(): void {
    const { document } = this.browser.window;
    const secure = isSecure(this.browser.window);
    clearCookie(document, tokenCookie, secure);
    clearCookie(document, refreshCookie, secure);
  }
}
