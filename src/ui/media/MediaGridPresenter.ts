import { HistoryNotes } from '../../application/navigation/HistoryNotes';
import { Navigator } from '../../application/navigation/Navigator';
import { RenderedPage } from '../../application/navigation/RenderedPage';
import { Viewport } from '../../application/navigation/Viewport';
import { splitPath } from '../../domain/navigation/matchPath';
import { scrollBackAfterPaint } from '../app/scrollBackAfterPaint';
import { Timer } from '../forms/Timer';
import { observed, presenter, type Disposable } from '../presenter';

/** Id of the element below the last item. */
export const gridEndId = 'media-end';

const step = 20;

/** Milliseconds before more items are shown (document 2 §9). */
const delay = 500;

/** Distance in pixels at which the end of the grid counts as visible. */
const nearness = 300;

/** Number of automatic steps. After them a button shows more, so that the footer can be reached. */
const stepsByThemselves = 2;

/** Shows a list 20 items at a time (ME-02). A returning visitor finds as many items as before. */
@presenter
export class MediaGridPresenter implements Disposable {
  count = step;
  isWaiting = false;
  /** Index of the item that gets the focus, because the clicked button may be gone. */
  focused: number | undefined;
  private total = 0;
  private stepsLeft = stepsByThemselves;
  private isAtEnd = false;

  constructor(
    private readonly viewport: Viewport,
    private readonly timer: Timer,
    private readonly notes: HistoryNotes,
    private readonly navigator: Navigator,
    rendered: RenderedPage,
  ) {
    // A server-rendered page must hydrate with its first step.
    if (rendered.shownSince() === undefined) this.count = this.notedCount;
    observed(this);
  }

  /** @returns a function that ends it */
  begin(total: number): () => void {
    this.total = total;
    const shown = new AbortController();
    this.restore(shown.signal);
    const stop = this.viewport.watch(gridEndId, this.see, nearness);
    return () => {
      shown.abort();
      stop();
      this.dispose();
    };
  }

  get hasMore(): boolean {
    return this.count < this.total;
  }

  get needsButton(): boolean {
    return this.hasMore && this.stepsLeft === 0;
  }

  more(): void {
    this.focused = this.count;
    this.add();
  }

  dispose(): void {
    this.timer.dispose();
    this.isWaiting = false;
  }

  private see(isAtEnd: boolean): void {
    this.isAtEnd = isAtEnd;
    if (!isAtEnd || this.isWaiting || !this.hasMore || this.stepsLeft === 0) return;
    this.isWaiting = true;
    this.timer.start(delay, this.addByItself);
  }

  private addByItself(): void {
    this.isWaiting = false;
    this.stepsLeft -= 1;
    this.add();
    // On a tall screen the end is still visible.
    this.see(this.isAtEnd);
  }

  private add(): void {
    this.count = Math.min(this.count + step, this.total);
    this.notes.note(this.path, Math.ceil(this.count / step));
  }

  /** Restores the steps after a reload: the server renders only the first step. */
  private restore(shown: AbortSignal): void {
    const noted = Math.min(this.notedCount, this.total);
    if (noted <= this.count) return this.viewport.storeScrollPosition(shown);
    this.count = noted;
    scrollBackAfterPaint(this.viewport, shown);
  }

  private get notedCount(): number {
    return step * (this.notes.stepOn(this.path) ?? 1);
  }

  private get path(): string {
    return splitPath(this.navigator.path)[0];
  }
}
