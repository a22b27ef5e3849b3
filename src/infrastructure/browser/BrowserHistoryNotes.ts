import { injectable } from 'inversify';
import { HistoryNotes } from '../../application/navigation/HistoryNotes';
import { BrowserWindow } from './BrowserWindow';
import { entryState } from './entryState';

/** In the state of the entry, beside its position; with the place in the page, which a reload loses once the list is shorter. */
@injectable()
export class BrowserHistoryNotes extends HistoryNotes {
  private isFollowing = false;

  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  stepOn(path: string): number | undefined {
    const { list } = entryState(this.browser.window);
    if (typeof list !== 'object' || list === null) return undefined;
    const { path: notedOn, step } = list as Readonly<Record<string, unknown>>;
    return notedOn === path && typeof step === 'number' ? step : undefined;
  }

  note(path: string, step: number): void {
    const { window } = this.browser;
    window.history.replaceState({ ...entryState(window), list: { path, step } }, '');
    if (this.isFollowing) return;
    this.isFollowing = true;
    window.addEventListener('scrollend', () => this.notePlace());
  }

  /** When a scroll ends: browsers do not keep what is noted while a document is left. */
  private notePlace(): void {
    const { window } = this.browser;
    if (this.stepOn(window.location.pathname) === undefined) return;
    window.history.replaceState({ ...entryState(window), scroll: window.scrollY }, '');
  }
}
