import type { Referral } from '#domain/commerce/PlanSelection';
import { referrerCookie, referrerSiteCookie } from '#domain/consent/storedItems';
import { Consent } from '../consent/Consent';
import { StoredItems } from '../shared/StoredItems';
import { sharedService } from '../useCase';

/**
 * The visitor's referrer (BU-06). It is stored across visits with targeting consent, otherwise only for this visit.
 * One instance per application.
 */
@sharedService
export class Referrals {
  private visitReferral: Referral | undefined;
  private stopWaiting = (): void => undefined;

  constructor(
    private readonly stored: StoredItems,
    private readonly consent: Consent,
  ) {}

  save(referral: Referral): void {
    this.visitReferral = referral;
    this.stopWaiting();
    this.stopWaiting = this.consent.onceAgreed('targeting', () => this.store(referral));
  }

  current(): Referral | undefined {
    return this.visitReferral ?? this.storedReferral();
  }

  private storedReferral(): Referral | undefined {
    const ref = this.stored.read(referrerCookie);
    const siteId = this.stored.read(referrerSiteCookie);
    return ref && siteId ? { ref, siteId } : undefined;
  }

  private store({ ref, siteId }: Referral): void {
    this.stored.write(referrerCookie, ref);
    this.stored.write(referrerSiteCookie, siteId);
  }
}
