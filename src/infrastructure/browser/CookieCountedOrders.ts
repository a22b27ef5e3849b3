import { injectable } from 'inversify';
import { CountedOrders } from '../../application/analytics/CountedOrders';
import { countedOrderCookies } from '../../domain/consent/storedItems';
import { BrowserWindow, isSecure } from './BrowserWindow';
import { readCookie, writeCookie } from './cookies';

const nameOf = (orderId: string): string =>
  countedOrderCookies.name.slice(0, -1) + encodeURIComponent(orderId);

/** One cookie for each order, which all tabs share and a withdrawn consent clears. */
@injectable()
export class CookieCountedOrders extends CountedOrders {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  has(orderId: string): boolean {
    return readCookie(this.browser.window.document, nameOf(orderId)) !== undefined;
  }

  add(orderId: string): void {
    const { window } = this.browser;
    const { seconds: maxAge } = countedOrderCookies;
    writeCookie(window.document, nameOf(orderId), '1', { maxAge, secure: isSecure(window) });
  }
}
