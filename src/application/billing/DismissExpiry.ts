import { Consent } from '../consent/Consent';
import { useCase } from '../useCase';
import { DismissedExpiry, type Expiry } from './DismissedExpiry';

/**
 * Dismisses the expiry notice (AC-02). The dismissal is stored if the visitor gave functional consent. Otherwise, it
 * lasts until the next page load.
 */
@useCase
export class DismissExpiry {
  constructor(
    private readonly dismissed: DismissedExpiry,
    private readonly consent: Consent,
  ) {}

  execute(expiry: Expiry): void {
    if (this.consent.agreesTo('functional')) this.dismissed.save(expiry);
  }
}
