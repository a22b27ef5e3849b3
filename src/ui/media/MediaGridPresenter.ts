import { HistoryNotes } from '../../application/navigation/HistoryNotes';
import { Navigator } from '../../application/navigation/Navigator';
import { RenderedPage } from '../../application/navigation/RenderedPage';
import { Viewport } from '../../application/navigation/Viewport';
import { splitPath } from '../../domain/navigation/matchPath';
import { scrollBackAfterPaint } from '../app/scrollBackAfterPaint';
import { Timer } from '../forms/Timer';
import { observed, presenter, type Disposable } from '../presenter';

/** Of the element below the last item. */
export const gridEndId = 'media-end';

const step = 20;

/** Milliseconds (document 2 §9). */
const delay = 500;

/** Pixels before the end is visible. */
const nearness = 300;

/** After these, a button shows more, so that the footer can be reached. */
const stepsByThemselves = 2;

/** Shows a list 20 at a time (ME-02). A visitor who comes back finds as many as before. */
@presenter
export class MediaGridPresenter implements Disposable {
  count = step;
  isWaiting = false;
  /** Index of the item that gets the focus: the button that was pressed may be gone. */
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
    // A page from the server is taken over as it is.
    if (rendered.shownSince() === undefined) this.count = this.notedCount;
    observed(this);
  }

  /** @returns what ends it */
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

  /** After a document was loaded again, which the server rendered with its first step. */
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
