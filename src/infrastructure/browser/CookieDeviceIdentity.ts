import { injectable } from 'inversify';
import { DeviceIdentity } from '../../application/session/DeviceIdentity';
import { deviceCookie } from '../../domain/consent/storedItems';
import { BrowserWindow, isSecure } from './BrowserWindow';
import { readCookie, writeCookie } from './cookies';

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

/** `crypto.randomUUID` is missing on plain HTTP from another machine; random values are not. */
const randomUuid = (crypto: Crypto): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
