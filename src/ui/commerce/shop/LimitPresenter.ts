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

/** Remaining share of a limited campaign (BU-04). A dismissed notice stays dismissed as long as an alert does. */
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

  /** Whether the banner, and with it the link to the waiting list, was closed. */
  get isSoldOutClosed(): boolean {
    return this.state.kind === 'sold-out' && this.banner.kind === 'none';
  }

  /** "Sold out" and "limited" are different notices: closing one does not close the other. */
  get noticeId(): string {
    return `campaign-${this.campaign?.name ?? ''}-${this.state.kind}`;
  }

  /** Starts with the campaign from the page, which is the same for everyone. Dismissed notices are not looked up. */
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
    // The focused button was removed.
    this.viewport.focusMain();
  }
}
