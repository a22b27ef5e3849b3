import { Consent } from '../consent/Consent';
import { useCase } from '../useCase';
import { DismissedAlerts } from './DismissedAlerts';

/**
 * Dismisses an alert (SH-12). The dismissal is stored if the visitor gave functional consent. Otherwise, it lasts
 * until the next page load.
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
