import { injectable } from 'inversify';
import { Referrals } from '../../application/commerce/Referrals';
import { Consent } from '../../application/consent/Consent';
import type { Referral } from '../../domain/commerce/Selection';
import { referrerCookie, referrerSiteCookie } from '../../domain/consent/storedItems';
import { BrowserWindow, isSecure } from './BrowserWindow';
import { readCookie, writeCookie } from './cookies';

/** In cookies of 31 days with consent to targeting, otherwise in memory. One per application. */
@injectable()
export class ConsentedReferrals extends Referrals {
  private kept: Referral | undefined;
  private stopWaiting = (): void => undefined;

  constructor(
    private readonly browser: BrowserWindow,
    private readonly consent: Consent,
  ) {
    super();
  }

  keep(referral: Referral): void {
    this.kept = referral;
    this.stopWaiting();
    this.stopWaiting = this.consent.onceAgreed('targeting', () => this.store(referral));
  }

  current(): Referral | undefined {
    return this.kept ?? this.stored();
  }

  private stored(): Referral | undefined {
    const { document } = this.browser.window;
    const ref = readCookie(document, referrerCookie.name);
    const siteId = readCookie(document, referrerSiteCookie.name);
    return ref && siteId ? { ref, siteId } : undefined;
  }

  private store({ ref, siteId }: Referral): void {
    const { window } = this.browser;
    const options = { maxAge: referrerCookie.seconds, secure: isSecure(window) };
    writeCookie(window.document, referrerCookie.name, ref, options);
    writeCookie(window.document, referrerSiteCookie.name, siteId, options);
  }
}
