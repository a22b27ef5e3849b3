import { Consent } from '../consent/Consent';
import { useCase } from '../useCase';
import { DismissedAlerts } from './DismissedAlerts';

/** SH-12. Stored with consent to functional cookies; otherwise until the next page load. */
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
