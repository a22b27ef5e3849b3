import { injectable } from 'inversify';
import { DismissedAlerts } from '../../application/navigation/DismissedAlerts';
import { dismissedCookies } from '../../domain/consent/storedItems';
import { BrowserWindow, isSecure } from './BrowserWindow';
import { writeCookie } from './cookies';
import { dismissedAlertCookie, dismissedAlertsIn } from './dismissedAlertCookies';

@injectable()
export class CookieDismissedAlerts extends DismissedAlerts {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  has(id: string): boolean {
    return dismissedAlertsIn(this.browser.window.document.cookie).includes(id);
  }

  add(id: string): void {
    const { window } = this.browser;
    const { seconds: maxAge } = dismissedCookies;
    writeCookie(window.document, dismissedAlertCookie(id), '1', { maxAge, secure: isSecure(window) });
  }
}
