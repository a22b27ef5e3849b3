import { injectable } from 'inversify';
import { HistoryNotes } from '../../application/navigation/HistoryNotes';
import { BrowserWindow } from './BrowserWindow';
import { entryState } from './entryState';

/** Milliseconds from the start of a navigation to another document until this one is taken to stay. */
const patience = 3_000;

/** In the state of the entry, beside its position; with the place in the page, which a reload loses once the list is shorter. */
@injectable()
export class BrowserHistoryNotes extends HistoryNotes {
  private isFollowing = false;
  private timer: number | undefined;
  private waiting: (() => void) | undefined;

  constructor(private readonly browser: BrowserWindow) {
    super();
    const { navigation } = browser.window as Partial<Pick<Window, 'navigation'>>;
    navigation?.addEventListener('navigate', ({ destination }) => {
      if (!destination.sameDocument) this.leave();
    });
  }

  stepOn(path: string): number | undefined {
    const { list } = entryState(this.browser.window);
    if (typeof list !== 'object' || list === null) return undefined;
    const { path: notedOn, step } = list as Readonly<Record<string, unknown>>;
    return notedOn === path && typeof step === 'number' ? step : undefined;
  }

  note(path: string, step: number): void {
    if (this.isLeaving) {
      this.waiting = () => this.note(path, step);
      return;
    }
    const { window } = this.browser;
    window.history.replaceState({ ...entryState(window), list: { path, step } }, '');
    if (this.isFollowing) return;
    this.isFollowing = true;
    window.addEventListener('scrollend', () => this.notePlace());
  }

  private get isLeaving(): boolean {
    return this.timer !== undefined;
  }

  /** A browser that has just left a document drops it from its back/forward cache if the document writes to the history. */
  private leave(): void {
    const { window } = this.browser;
    const { pathname } = window.location;
    window.clearTimeout(this.timer);
    // In the back/forward cache this timer stands still.
    this.timer = window.setTimeout(() => {
      this.timer = undefined;
      if (window.location.pathname === pathname) this.waiting?.();
      this.waiting = undefined;
    }, patience);
  }

  /** When a scroll ends: browsers do not keep what is noted while a document is left. */
  private notePlace(): void {
    const { window } = this.browser;
    if (this.isLeaving || this.stepOn(window.location.pathname) === undefined) return;
    window.history.replaceState({ ...entryState(window), scroll: window.scrollY }, '');
  }
}
