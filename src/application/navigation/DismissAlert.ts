import { Consent } from '../consent/Consent';
import { useCase } from '../useCase';
import { DismissedAlerts } from './DismissedAlerts';

/**
 * Dismisses an alert (SH-12): for a month if the visitor gave functional consent, otherwise until the tab is closed.
 */
@useCase
export class DismissAlert {
  constructor(
    private readonly dismissed: DismissedAlerts,
    private readonly consent: Consent,
  ) {}

  execute(id: string): void {
    this.dismissed.add(id, this.consent.agreesTo('functional'));
  }
}
