import { Navigator, type NavigationKind } from '#application/navigation/Navigator';
import { CloseReminder } from '#application/session/CloseReminder';
import { ListReminders } from '#application/session/ListReminders';
import { Session } from '#application/session/Session';
import { VisitorActivity } from '#application/shared/VisitorActivity';
import { Clock } from '#application/shared/Clock';
import { pathOf, splitPath } from '#domain/navigation/pagePaths';
import { isReminderShownOn, lacksTwoFactor, reminderPages, type Reminder } from '#domain/session/reminders';
import { ConsentPresenter } from '../../consent/ConsentPresenter';
import { Translations } from '../../content/Translations';
import { makePresenterObservable, presenter, type ViewLifecycle } from '../../presenter';

/** Milliseconds between checks for a suitable moment. */
const checkIntervalMs = 1500;

/**
 * Reminds a player to turn on two-factor authentication and to return to the game (SH-16, SH-17). Shows one card per
 * page, when the visitor is idle, but none on the page on which they arrived or to which the login led.
 */
@presenter
export class RemindersPresenter implements ViewLifecycle {
  current: Reminder | undefined;
  private due: readonly Reminder[] = [];
  /** Whether the player has not opened another page yet. Redirects do not count. */
  private isOnFirstPage = true;
  /** True after a card was closed on this page: the next one is shown on another page. */
  private isPageDone = false;
  /** Incremented whenever the view is shown or hidden, so that late responses can be ignored. */
  private generation = 0;
  private cancelCheck: () => void = () => undefined;
  private unfollow: () => void = () => undefined;

  constructor(
    private readonly listReminders: ListReminders,
    private readonly closeReminder: CloseReminder,
    private readonly session: Session,
    private readonly consent: ConsentPresenter,
    private readonly activity: VisitorActivity,
    private readonly navigator: Navigator,
    private readonly translations: Translations,
    private readonly clock: Clock,
  ) {
    makePresenterObservable(this);
  }

  /** Requests the reminders once, then waits for a suitable moment. */
  onShow(): () => void {
    this.isOnFirstPage = true;
    let [page] = splitPath(this.navigator.path);
    this.unfollow = this.navigator.onChange((path, kind) => {
      const [next] = splitPath(path);
      if (next !== page) this.onPageChange(kind);
      page = next;
    });
    void this.start(++this.generation);
    return this.end;
  }

  get destination(): string {
    return this.current === undefined ? '' : pathOf(reminderPages[this.current], this.translations.locale);
  }

  dismiss(): void {
    const { current } = this;
    if (current === undefined) return;
    this.closeReminder.execute(current, 'dismissed');
    this.due = this.due.filter((reminder) => reminder !== current);
    this.isPageDone = true;
    this.current = undefined;
  }

  /** Suppresses other reminders on the page that the button opens. */
  onFollow(): void {
    if (this.current === undefined) return;
    this.closeReminder.execute(this.current, 'followed');
    this.due = [];
    this.current = undefined;
  }

  private end(): void {
    this.generation++;
    this.cancelCheck();
    this.unfollow();
  }

  private async start(life: number): Promise<void> {
    const due = await this.listReminders.execute();
    if (life !== this.generation || due.length === 0) return;
    await this.translations.ensureLoaded(['reminders']);
    if (life !== this.generation) return;
    this.due = due;
    this.scheduleCheck();
  }

  private onPageChange(kind: NavigationKind): void {
    if (kind !== 'replace') this.isOnFirstPage = false;
    this.isPageDone = false;
    this.current = undefined;
  }

  private scheduleCheck(): void {
    this.cancelCheck = this.clock.schedule(checkIntervalMs, this.check);
  }

  private check(): void {
    if (this.due.length === 0) return;
    if (this.canShow) this.current = this.due.find((reminder) => this.isFor(reminder));
    this.scheduleCheck();
  }

  private get canShow(): boolean {
    const { consent } = this;
    const isAnswered = consent.isResolved && consent.state.kind === 'closed';
    const isOpen = this.current === undefined && !this.isPageDone && !this.isOnFirstPage;
    return isOpen && isAnswered && !this.activity.isBusy;
  }

  /** Whether to show a reminder to this player, who may have turned on two-factor authentication meanwhile. */
  private isFor(reminder: Reminder): boolean {
    const { player } = this.session;
    if (!player || !isReminderShownOn(this.navigator.path, reminder)) return false;
    return reminder !== 'two-factor' || lacksTwoFactor(player);
  }
}
