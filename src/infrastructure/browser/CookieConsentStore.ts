import { injectable } from 'inversify';
import { ConsentStore } from '../../application/consent/ConsentStore';
import {
  readChoices,
  writeChoices,
  type ConsentChoices,
  type OptionalCategory,
} from '../../domain/consent/ConsentChoices';
import { BrowserWindow, isSecure } from './BrowserWindow';
import { clearCookie, readCookie, writeCookie } from './cookies';

const consentCookie = 'cookie_preference';
const maxAge = 34_128_000;

/** The cookies that services of a category set on this site, by how their names begin. */
const cookiesOf: Readonly<Record<OptionalCategory, readonly string[]>> = {
  performance: ['_ga', '_gid', '_gat'],
  functional: [],
  targeting: ['_gcl_', '_fbp', 'cpmstar_'],
  social: [],
};

/** The choices in a cookie of 395 days (CC-04). */
@injectable()
export class CookieConsentStore extends ConsentStore {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  read(): ConsentChoices {
    return readChoices(readCookie(this.browser.window.document, consentCookie) ?? '');
  }

  write(choices: ConsentChoices): void {
    const { window } = this.browser;
    const options = { maxAge, secure: isSecure(window) };
    writeCookie(window.document, consentCookie, writeChoices(choices), options);
  }

  clearCookiesOf(categories: readonly OptionalCategory[]): void {
    const { window } = this.browser;
    const prefixes = categories.flatMap((category) => cookiesOf[category]);
    const names = window.document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
    names
      .filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
      .forEach((name) => clearCookie(window.document, name, isSecure(window)));
  }
}
