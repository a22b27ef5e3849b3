import { Consent } from '../../application/consent/Consent';
import { DismissAlert } from '../../application/navigation/DismissAlert';
import { DismissedAlerts } from '../../application/navigation/DismissedAlerts';
import { LoadAlerts } from '../../application/navigation/LoadAlerts';
import { Viewport } from '../../application/navigation/Viewport';
import type { Locale } from '../../domain/language/Locale';
import type { Alert } from '../../domain/navigation/Alert';
import { observed, presenter } from '../presenter';

/** The alerts over every page (SH-12); one per application. */
@presenter
export class AlertsPresenter {
  private loaded: readonly Alert[] = [];
  private closed: readonly string[] = [];

  constructor(
    private readonly loadAlerts: LoadAlerts,
    private readonly dismissAlert: DismissAlert,
    private readonly dismissed: DismissedAlerts,
    private readonly viewport: Viewport,
    consent: Consent,
  ) {
    observed(this);
    // Who closes an alert first and agrees to cookies then does not want to see it again either.
    consent.onChange(() => this.closed.forEach((id) => this.dismissAlert.execute(id)));
  }

  get alerts(): readonly Alert[] {
    return this.loaded.filter(({ id }) => !this.closed.includes(id));
  }

  async load(locale: Locale): Promise<void> {
    this.show(await this.loadAlerts.execute(locale));
  }

  /**
   * Drops what was closed on an earlier visit. To be called once the page stands: the server renders it for everybody,
   * and what it rendered has to be taken over first. Until then the style sheet hides it.
   */
  recall(): void {
    this.close(this.loaded.map(({ id }) => id).filter((id) => this.dismissed.has(id)));
  }

  dismiss(id: string): void {
    this.close([id]);
    this.dismissAlert.execute(id);
    // The button that had the focus is gone.
    this.viewport.focusMain();
  }

  private show(alerts: readonly Alert[]): void {
    this.loaded = alerts;
  }

  private close(ids: readonly string[]): void {
    this.closed = [...this.closed, ...ids];
  }
}
