import type { GiftNotice } from '#domain/products/GiftNotice';
import { DismissedExpiry, type Expiry } from '../billing/DismissedExpiry';
import { Consent } from '../consent/Consent';
import { DismissedAlerts } from '../navigation/DismissedAlerts';
import { useCase } from '../useCase';

/**
 * Dismisses an account notice (AC-02). With functional consent, the dismissal lasts. Without it, a notice about a gift
 * returns with the next visit, and one about the end of game time with the next page load.
 */
@useCase
export class DismissNotice {
  constructor(
    private readonly expiries: DismissedExpiry,
    private readonly alerts: DismissedAlerts,
    private readonly consent: Consent,
  ) {}

  execute(notice: Expiry | GiftNotice): void {
    const isLasting = this.consent.agreesTo('functional');
    if ('kind' in notice) this.alerts.add(notice.id, isLasting);
    else if (isLasting) this.expiries.save(notice);
  }
}
