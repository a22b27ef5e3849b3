import { Navigator } from '#application/navigation/Navigator';
import { CloseReminder } from '#application/session/CloseReminder';
import { ListReminders } from '#application/session/ListReminders';
import { Session } from '#application/session/Session';
import { VisitorActivity } from '#application/shared/VisitorActivity';
import { Clock } from '#application/shared/Clock';
import { pathOf, splitPath } from '#domain/navigation/matchPath';
import { isReminderShownOn, lacksTwoFactor, reminderPages, type Reminder } from '#domain/session/reminders';
import { ConsentPresenter } from '../../consent/ConsentPresenter';
import { Translations } from '../../content/Translations';
import { makePresenterObservable, presenter, type ViewLifecycle } from '../../presenter';

/** Milliseconds between checks for a suitable moment. */
const checkIntervalMs = 1500;

/**
 * Reminds a player to turn on two-factor authentication and to return to the game (SH-16, SH-17). Shows one popup per
 * page, when the visitor is idle.
 */
@presenter
export class RemindersPresenter implements ViewLifecycle {
  current: Reminder | undefined;
  private due: readonly Reminder[] = [];
  /** True after a popup was closed on this page: the next one is shown on another page. */
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
    makePresenterObservable(this, 'isVisitorBusy');
  }

  /** Requests the reminders once, then waits for a suitable moment. */
  onShow(): () => void {
    void this.start(++this.generation);
    return this.end;
  }

  get destination(): string {
    return this.current === undefined ? '' : pathOf(reminderPages[this.current], this.translations.locale);
  }

  /** Whether the visitor is busy. Check again once the dialog's code is loaded: they may have started to type. */
  get isVisitorBusy(): boolean {
    return this.activity.isBusy;
  }

  /** Waits for the next suitable moment. */
  postpone(): void {
    this.show(undefined);
  }

  dismiss(): void {
    const { current } = this;
    if (current === undefined) return;
    this.closeReminder.execute(current, 'dismissed');
    this.due = this.due.filter((reminder) => reminder !== current);
    this.isPageDone = true;
    this.show(undefined);
  }

  /** Suppresses other reminders on the page that the button opens. */
  onFollow(): void {
    if (this.current === undefined) return;
    this.closeReminder.execute(this.current, 'followed');
    this.due = [];
    this.show(undefined);
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
    let [page] = splitPath(this.navigator.path);
    this.unfollow = this.navigator.onChange((path) => {
      const [next] = splitPath(path);
      if (next !== page) this.onPageChange();
      page = next;
    });
    this.scheduleCheck();
  }

  private onPageChange(): void {
    this.isPageDone = false;
    this.show(undefined);
  }

  private scheduleCheck(): void {
    this.cancelCheck = this.clock.schedule(checkIntervalMs, this.check);
  }

  private check(): void {
    if (this.due.length === 0) return;
    if (this.canShow) this.show(this.due.find((reminder) => this.isFor(reminder)));
    this.scheduleCheck();
  }

  private get canShow(): boolean {
    const { consent } = this;
    const isAnswered = consent.isResolved && consent.state.kind === 'closed';
    return this.current === undefined && !this.isPageDone && isAnswered && !this.activity.isBusy;
  }

  /** Whether to show a reminder to this player, who may have turned on two-factor authentication meanwhile. */
  private isFor(reminder: Reminder): boolean {
    const { player } = this.session;
    if (!player || !isReminderShownOn(this.navigator.path, reminder)) return false;
    return reminder !== 'two-factor' || lacksTwoFactor(player);
  }

  private show(reminder: Reminder | undefined): void {
    this.current = reminder;
  }
}
