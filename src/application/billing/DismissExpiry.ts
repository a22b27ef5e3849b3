import { Consent } from '../consent/Consent';
import { useCase } from '../useCase';
import { DismissedExpiry, type Expiry } from './DismissedExpiry';

/** AC-02. Stored with consent to functional cookies; otherwise until the next page load. */
@useCase
export class DismissExpiry {
  constructor(
    private readonly dismissed: DismissedExpiry,
    private readonly consent: Consent,
  ) {}

  execute(expiry: Expiry): void {
    if (this.consent.agreesTo('functional')) this.dismissed.keep(expiry);
  }
}
