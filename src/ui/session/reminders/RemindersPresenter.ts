import { Navigator } from '../../../application/navigation/Navigator';
import { CloseReminder } from '../../../application/session/CloseReminder';
import { ListReminders } from '../../../application/session/ListReminders';
import { Session } from '../../../application/session/Session';
import { VisitorActivity } from '../../../application/shared/VisitorActivity';
import { Clock } from '../../../application/shared/Clock';
import { pathOf, splitPath } from '../../../domain/navigation/matchPath';
import { isShownOn, lacksTwoFactor, reminderPages, type Reminder } from '../../../domain/session/reminders';
import { ConsentPresenter } from '../../consent/ConsentPresenter';
import { Translations } from '../../content/Translations';
import { observed, presenter, type ViewLife } from '../../presenter';

/** Milliseconds between two checks. */
const lookMilliseconds = 1500;

/**
 * Reminds a player to turn on two-factor authentication and to return to the game (SH-16, SH-17). Shows one popup per
 * page, when the visitor is idle.
 */
@presenter
export class RemindersPresenter implements ViewLife {
  current: Reminder | undefined;
  private due: readonly Reminder[] = [];
  /** A popup was closed on this page, so the next one waits for another page. */
  private isEnough = false;
  /** Incremented when it is shown and ended, to recognize late responses. */
  private life = 0;
  private cancelLook: () => void = () => undefined;
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
    observed(this, 'isUntimely');
  }

  /** Requests the reminders once, then waits for a suitable moment. */
  shown(): () => void {
    void this.start(++this.life);
    return this.end;
  }

  get destination(): string {
    return this.current === undefined ? '' : pathOf(reminderPages[this.current], this.translations.locale);
  }

  /** The dialog's code takes a moment to load, and the visitor may have started to type meanwhile. */
  get isUntimely(): boolean {
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
    this.isEnough = true;
    this.show(undefined);
  }

  /** Suppresses other reminders on the page that the button leads to. */
  follow(): void {
    if (this.current === undefined) return;
    this.closeReminder.execute(this.current, 'followed');
    this.due = [];
    this.show(undefined);
  }

  private end(): void {
    this.life++;
    this.cancelLook();
    this.unfollow();
  }

  private async start(life: number): Promise<void> {
    const due = await this.listReminders.execute();
    if (life !== this.life || due.length === 0) return;
    await this.translations.need(['reminders']);
    if (life !== this.life) return;
    this.due = due;
    let [page] = splitPath(this.navigator.path);
    this.unfollow = this.navigator.onChange((path) => {
      const [next] = splitPath(path);
      if (next !== page) this.moveOn();
      page = next;
    });
    this.lookLater();
  }

  private moveOn(): void {
    this.isEnough = false;
    this.show(undefined);
  }

  private lookLater(): void {
    this.cancelLook = this.clock.after(lookMilliseconds, this.look);
  }

  private look(): void {
    if (this.due.length === 0) return;
    if (this.canSpeak) this.show(this.due.find((reminder) => this.isFor(reminder)));
    this.lookLater();
  }

  private get canSpeak(): boolean {
    const { consent } = this;
    const isAnswered = consent.isResolved && consent.state.kind === 'closed';
    return this.current === undefined && !this.isEnough && isAnswered && !this.activity.isBusy;
  }

  /** The player may have turned on two-factor authentication meanwhile. */
  private isFor(reminder: Reminder): boolean {
    const { player } = this.session;
    if (!player || !isShownOn(this.navigator.path, reminder)) return false;
    return reminder !== 'two-factor' || lacksTwoFactor(player);
  }

  private show(reminder: Reminder | undefined): void {
    this.current = reminder;
  }
}
