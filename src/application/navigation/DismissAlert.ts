import { Consent } from '../consent/Consent';
import { useCase } from '../useCase';
import { DismissedAlerts } from './DismissedAlerts';

/**
 * Keeps in mind that an alert was closed (SH-12); a convenience, so only for who agrees to functional cookies. For
 * all others it stays closed until the next page is loaded.
 */
@useCase
export class DismissAlert {
  constructor(
    private readonly dismissed: DismissedAlerts,
    private readonly consent: Consent,
  ) {}

  execute(id: string): void {
    if (this.consent.agreesTo('functional')) this.dismissed.add(id);
  }
}
