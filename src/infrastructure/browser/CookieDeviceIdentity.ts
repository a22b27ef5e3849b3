import { injectable } from 'inversify';
import { DeviceIdentity } from '../../application/session/DeviceIdentity';
import { deviceCookie } from '../../domain/consent/storedItems';
import { BrowserWindow, isSecure } from './BrowserWindow';
import { readCookie, writeCookie } from './cookies';
import { randomUuid } from './randomUuid';

/** A random UUID in a cookie of 90 days (SE-06). */
@injectable()
export class CookieDeviceIdentity extends DeviceIdentity {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  id(): string {
    const { window } = this.browser;
    const { name, seconds: maxAge } = deviceCookie;
    const id = readCookie(window.document, name) ?? randomUuid(window.crypto);
    writeCookie(window.document, name, id, { maxAge, secure: isSecure(window) });
    return id;
  }
}
