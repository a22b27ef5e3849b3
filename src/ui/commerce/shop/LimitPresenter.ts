import { DismissAlert } from '#application/navigation/DismissAlert';
import { DismissedAlerts } from '#application/navigation/DismissedAlerts';
import { Viewport } from '#application/navigation/Viewport';
import { percentSold, type Campaign } from '#domain/commerce/Campaign';
import { makePresenterObservable, presenter } from '../../presenter';

export type LimitState =
  | { readonly kind: 'none' }
  /** `share`: percentage sold, a whole number below 100. */
  | { readonly kind: 'selling'; readonly share: number }
  | { readonly kind: 'sold-out' };

/** Remaining share of a limited campaign (BU-04). A dismissed notice stays hidden for as long as a dismissed alert. */
@presenter
export class LimitPresenter {
  private campaign: Campaign | undefined;
  private dismissedIds: readonly string[] = [];

  constructor(
    private readonly dismissAlert: DismissAlert,
    private readonly dismissed: DismissedAlerts,
    private readonly viewport: Viewport,
  ) {
    makePresenterObservable(this);
  }

  get state(): LimitState {
    const share = this.campaign && percentSold(this.campaign);
    if (share === undefined) return { kind: 'none' };
    return share === 100 ? { kind: 'sold-out' } : { kind: 'selling', share };
  }

  get banner(): LimitState {
    return this.dismissedIds.includes(this.noticeId) ? { kind: 'none' } : this.state;
  }

  /** Whether the visitor closed the sold-out banner, which contains the link to the waiting list. */
  get isSoldOutClosed(): boolean {
    return this.state.kind === 'sold-out' && this.banner.kind === 'none';
  }

  /** Id of the notice. "Sold out" and "limited" have different ids, so closing one does not close the other. */
  get noticeId(): string {
    return `campaign-${this.campaign?.name ?? ''}-${this.state.kind}`;
  }

  /** Sets the campaign rendered into the page. Ignores dismissed notices: that page is the same for everyone. */
  prime(campaign: Campaign): void {
    this.campaign = campaign;
  }

  show(campaign: Campaign): void {
    this.campaign = campaign;
    if (this.dismissed.has(this.noticeId)) this.dismissedIds = [...this.dismissedIds, this.noticeId];
  }

  dismiss(): void {
    this.dismissAlert.execute(this.noticeId);
    this.dismissedIds = [...this.dismissedIds, this.noticeId];
    // The button that had focus was removed.
    this.viewport.focusMain();
  }
}
