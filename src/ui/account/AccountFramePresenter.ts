import { DismissExpiry } from '../../application/billing/DismissExpiry';
import type { Expiry } from '../../application/billing/DismissedExpiry';
import { SubscriptionChanges } from '../../application/billing/SubscriptionChanges';
import { LoadAccountNotices, type AccountNotices } from '../../application/entitlements/LoadAccountNotices';
import { BackerAccess } from '../../application/rewards/BackerAccess';
import { Viewport } from '../../application/navigation/Viewport';
import { Session } from '../../application/session/Session';
import { Clock } from '../../application/shared/Clock';
import { ErrorReporter } from '../../application/shared/ErrorReporter';
import { observed, sharedPresenter } from '../presenter';
import { sectionElement } from './sectionElement';

/** How long the first page waits for the notices to avoid a layout shift, in milliseconds. */
const patience = 500;

/** State of the layout around every account page: notices and backer access (AC-01, AC-02). */
@sharedPresenter
export class AccountFramePresenter {
  hasBackerAccess = false;
  private notices: AccountNotices = {};
  private closed: Expiry | undefined;
  /** Id of the player that the notices belong to. */
  private owner: string | undefined;
  private requests = 0;

  constructor(
    private readonly loadNotices: LoadAccountNotices,
    private readonly dismissExpiry: DismissExpiry,
    private readonly backerAccess: BackerAccess,
    private readonly session: Session,
    private readonly viewport: Viewport,
    private readonly clock: Clock,
    private readonly errors: ErrorReporter,
    changes: SubscriptionChanges,
  ) {
    observed(this);
    session.onChange(() => this.follow());
    changes.onChange(() => this.follow());
  }

  get expiry(): Expiry | undefined {
    const { expiry } = this.notices;
    return expiry && expiry.end.getTime() !== this.closed?.end.getTime() ? expiry : undefined;
  }

  get claimableMonths(): number | undefined {
    return this.notices.claimableMonths;
  }

  /** Requests the notices and the backer access once per player. */
  async load(): Promise<void> {
    const { player } = this.session;
    if (!player || player.id === this.owner) return;
    this.owner = player.id;
    await new Promise<void>((done) => {
      const cancel = this.clock.after(patience, done);
      void this.refresh().then(() => {
        cancel();
        done();
      });
    });
  }

  dismiss(expiry: Expiry): void {
    this.closed = expiry;
    this.dismissExpiry.execute(expiry);
    // The focused button was removed.
    this.viewport.focusMain(sectionElement);
  }

  /** Refreshes the notices, which a purchase may have changed, or clears them if the player has changed. */
  private follow(): void {
    if (this.owner === undefined) return;
    if (this.owner === this.session.player?.id) return void this.refresh();
    this.owner = undefined;
    this.requests++;
    this.show({}, false);
  }

  private async refresh(): Promise<void> {
    const request = ++this.requests;
    try {
      const [notices, access] = await Promise.all([this.loadNotices.execute(), this.backerAccess.ask()]);
      if (request === this.requests) this.show(notices, access.ok && access.value);
    } catch (error) {
      this.errors.report(error);
    }
  }

  private show(notices: AccountNotices, hasBackerAccess: boolean): void {
    this.notices = notices;
    this.hasBackerAccess = hasBackerAccess;
  }
}
