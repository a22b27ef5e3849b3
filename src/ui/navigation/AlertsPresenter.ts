import { Consent } from '#application/consent/Consent';
import { DismissAlert } from '#application/navigation/DismissAlert';
import { DismissedAlerts } from '#application/navigation/DismissedAlerts';
import { LoadAlerts } from '#application/navigation/LoadAlerts';
import { Viewport } from '#application/navigation/Viewport';
import type { Locale } from '#domain/language/Locale';
import type { Alert } from '#domain/navigation/Alert';
import { makePresenterObservable, sharedPresenter } from '../presenter';

/** The site's alerts. One instance per application. */
@sharedPresenter
export class AlertsPresenter {
  private allAlerts: readonly Alert[] = [];
  private hiddenIds: readonly string[] = [];

  constructor(
    private readonly loadAlerts: LoadAlerts,
    private readonly dismissAlert: DismissAlert,
    private readonly dismissed: DismissedAlerts,
    private readonly viewport: Viewport,
    consent: Consent,
  ) {
    makePresenterObservable(this);
    // Stores the alerts that were closed before consent was given, so that they stay closed on later visits.
    consent.onChange(() => this.hiddenIds.forEach((id) => this.dismissAlert.execute(id)));
  }

  get alerts(): readonly Alert[] {
    return this.allAlerts.filter(({ id }) => !this.hiddenIds.includes(id));
  }

  async load(locale: Locale): Promise<void> {
    this.allAlerts = await this.loadAlerts.execute(locale);
  }

  /** Hides alerts closed on an earlier visit. Call it after hydration; until then the style sheet hides them. */
  hideDismissed(): void {
    this.close(this.allAlerts.map(({ id }) => id).filter((id) => this.dismissed.has(id)));
  }

  dismiss(id: string): void {
    this.close([id]);
    this.dismissAlert.execute(id);
    // The focused button is gone.
    this.viewport.focusMain();
  }

  private close(ids: readonly string[]): void {
    this.hiddenIds = [...this.hiddenIds, ...ids];
  }
}
