import { injectable } from 'inversify';
import { PrivacySignals } from '#application/consent/PrivacySignals';
import { BrowserWindow } from './BrowserWindow';

@injectable()
export class NavigatorPrivacySignals extends PrivacySignals {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  get isGlobalPrivacyControlOn(): boolean {
    const navigator = this.browser.window.navigator as Navigator & {
      readonly globalPrivacyControl?: boolean;
    };
    return navigator.globalPrivacyControl === true;
  }
}
