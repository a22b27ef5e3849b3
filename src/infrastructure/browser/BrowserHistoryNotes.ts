import { injectable } from 'inversify';
import { HistoryNotes } from '../../application/navigation/HistoryNotes';
import { StoredItems } from '../../application/shared/StoredItems';
import { listScrollItem } from '../../domain/consent/storedItems';
import { BrowserWindow } from './BrowserWindow';
import { entryState } from './entryState';

/** Milliseconds from the start of a navigation to another document until this one is taken to stay. */
const patience = 3_000;

/**
 * Stores the step in the state of the history entry, and the scroll position with it: after a reload the list is shorter at
 * first, so the browser cannot restore the position. A position that no `scrollend` has reported when the document is left
 * goes to session storage, because browsers drop what is written to the history then.
 */
@injectable()
export class BrowserHistoryNotes extends HistoryNotes {
  private isFollowing = false;
  private timer: number | undefined;
  private waiting: (() => void) | undefined;

  constructor(
    private readonly browser: BrowserWindow,
    private readonly items: StoredItems,
  ) {
    super();
    this.restoreStoredScroll();
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
    window.addEventListener('scrollend', () => this.noteScroll(window.scrollY));
    window.addEventListener('pagehide', () => this.storeScroll());
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

  private noteScroll(scroll: number): void {
    const { window } = this.browser;
    if (this.isLeaving || this.stepOn(window.location.pathname) === undefined) return;
    window.history.replaceState({ ...entryState(window), scroll }, '');
  }

  private storeScroll(): void {
    const { location, scrollY } = this.browser.window;
    if (this.stepOn(location.pathname) === undefined) return;
    this.items.write(listScrollItem, `${scrollY} ${location.pathname}`);
  }

  private restoreStoredScroll(): void {
    const [scroll, path] = this.items.read(listScrollItem)?.split(' ') ?? [];
    this.items.remove(listScrollItem);
    if (path === this.browser.window.location.pathname && Number.isFinite(Number(scroll))) {
      this.noteScroll(Number(scroll));
    }
  }
}
