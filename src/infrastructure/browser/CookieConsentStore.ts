import { injectable } from 'inversify';
import { ConsentStore } from '../../application/consent/ConsentStore';
import {
  readChoices,
  writeChoices,
  type ConsentCategory,
  type ConsentChoices,
  type OptionalCategory,
} from '../../domain/consent/ConsentChoices';
import { consentCookie, isNamed, storedItems } from '../../domain/consent/storedItems';
import { BrowserWindow, isSecure } from './BrowserWindow';
import { clearCookieEverywhere, readCookie, writeCookie } from './cookies';

/** The choices in a cookie of 395 days (CC-04), which all tabs share. */
@injectable()
export class CookieConsentStore extends ConsentStore {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  read(): ConsentChoices {
    return readChoices(readCookie(this.browser.window.document, consentCookie.name) ?? '');
  }

  write(choices: ConsentChoices): void {
    const { window } = this.browser;
    const { name, seconds: maxAge } = consentCookie;
    writeCookie(window.document, name, writeChoices(choices), { maxAge, secure: isSecure(window) });
  }

  clearCookiesOf(categories: readonly OptionalCategory[]): void {
    const { document, location } = this.browser.window;
    const items = storedItems.filter(({ category }) =>
      (categories as readonly ConsentCategory[]).includes(category),
    );
    document.cookie
      .split('; ')
      .map((cookie) => cookie.split('=')[0] ?? '')
      .filter((name) => items.some((item) => isNamed(item, name)))
      .forEach((name) => clearCookieEverywhere(document, name, location));
  }

  onReturn(listener: () => void): () => void {
    const { document } = this.browser.window;
    const told = (): void => {
      if (document.visibilityState === 'visible') listener();
    };
    document.addEventListener('visibilitychange', told);
    return () => document.removeEventListener('visibilitychange', told);
  }
}
