import type { Expiry } from '#application/billing/DismissedExpiry';
import { SubscriptionChanges } from '#application/billing/SubscriptionChanges';
import { DismissNotice } from '#application/products/DismissNotice';
import { LoadAccountNotices, type AccountNotices } from '#application/products/LoadAccountNotices';
import { BackerAccess } from '#application/rewards/BackerAccess';
import { Viewport } from '#application/navigation/Viewport';
import { Session } from '#application/session/Session';
import { Clock } from '#application/shared/Clock';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import type { GiftNotice } from '#domain/products/GiftNotice';
import { makePresenterObservable, sharedPresenter } from '../presenter';
import { accountSectionId } from './accountSectionId';

/** Maximum time in milliseconds that the first page waits for the notices, to avoid a layout shift. */
const noticesTimeoutMs = 500;

const noNotices: AccountNotices = { gifts: [] };

/** State of the layout around every account page: notices and backer access (AC-01, AC-02). */
@sharedPresenter
export class AccountFramePresenter {
  hasBackerAccess = false;
  private notices: AccountNotices = noNotices;
  private dismissedExpiry: Expiry | undefined;
  private dismissedGifts: readonly string[] = [];
  /** Id of the player whose notices are shown. */
  private playerId: string | undefined;
  private requests = 0;

  constructor(
    private readonly loadNotices: LoadAccountNotices,
    private readonly dismissNotice: DismissNotice,
    private readonly backerAccess: BackerAccess,
    private readonly session: Session,
    private readonly viewport: Viewport,
    private readonly clock: Clock,
    private readonly errors: ErrorReporter,
    changes: SubscriptionChanges,
  ) {
    makePresenterObservable(this);
    session.onChange(() => this.onAccountChange());
    changes.onChange(() => this.onAccountChange());
  }

  get expiry(): Expiry | undefined {
    const { expiry } = this.notices;
    return expiry && expiry.end.getTime() !== this.dismissedExpiry?.end.getTime() ? expiry : undefined;
  }

  get claimableMonths(): number | undefined {
    return this.notices.claimableMonths;
  }

  get gifts(): readonly GiftNotice[] {
    return this.notices.gifts.filter(({ id }) => !this.dismissedGifts.includes(id));
  }

  /** Requests the notices and the backer access once per player. */
  async load(): Promise<void> {
    const { player } = this.session;
    if (!player || player.id === this.playerId) return;
    this.playerId = player.id;
    await new Promise<void>((done) => {
      const cancel = this.clock.schedule(noticesTimeoutMs, done);
      void this.refresh().then(() => {
        cancel();
        done();
      });
    });
  }

  dismiss(notice: Expiry | GiftNotice): void {
    if ('kind' in notice) this.dismissedGifts = [...this.dismissedGifts, notice.id];
    else this.dismissedExpiry = notice;
    this.dismissNotice.execute(notice);
    // The button that had focus was removed.
    this.viewport.focusMain(accountSectionId);
  }

  /** Refreshes the notices, which a purchase may have changed, or clears them if the player has changed. */
  private onAccountChange(): void {
    if (this.playerId === undefined) return;
    if (this.playerId === this.session.player?.id) return void this.refresh();
    this.playerId = undefined;
    this.requests++;
    this.show(noNotices, false);
  }

  private async refresh(): Promise<void> {
    const request = ++this.requests;
    try {
      const [notices, access] = await Promise.all([this.loadNotices.execute(), this.backerAccess.check()]);
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
