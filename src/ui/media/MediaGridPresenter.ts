import { ListProgress } from '#application/navigation/ListProgress';
import { Navigator } from '#application/navigation/Navigator';
import { RenderedPage } from '#application/navigation/RenderedPage';
import { Viewport } from '#application/navigation/Viewport';
import { splitPath } from '#domain/navigation/pagePaths';
import { scrollBackAfterPaint } from '../app/scrollBackAfterPaint';
import { Timer } from '../forms/Timer';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Id of the element below the last item. */
export const gridEndId = 'media-end';

/** Number of items that each step adds. */
export const stepSize = 20;

/** Delay in milliseconds before more items are added automatically (document 2 §9). */
const autoAddDelayMs = 500;

/** Distance in pixels from the viewport at which the end of the grid counts as visible. */
const rootMarginPx = 300;

/** Maximum number of automatic steps. After that, a button adds more items, so that the footer can be reached. */
const maxAutoSteps = 2;

/** Shows a list of items, 20 at a time (ME-02). A returning visitor sees as many items as before. */
@presenter
export class MediaGridPresenter implements DisposablePresenter {
  count = stepSize;
  isWaiting = false;
  private total = 0;
  private stepsLeft = maxAutoSteps;
  private isAtEnd = false;

  constructor(
    private readonly viewport: Viewport,
    private readonly timer: Timer,
    private readonly notes: ListProgress,
    private readonly navigator: Navigator,
    rendered: RenderedPage,
  ) {
    // A server-rendered page contains only the first step, so it must hydrate with that.
    if (rendered.visibleSince() === undefined) this.count = this.notedCount;
    makePresenterObservable(this);
  }

  /** @returns a function to call when the grid is no longer shown */
  begin(total: number): () => void {
    this.total = total;
    const shown = new AbortController();
    this.restore(shown.signal);
    const stop = this.viewport.observeVisibility(gridEndId, this.onEndVisible, rootMarginPx);
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

  showMore(): void {
    this.count = Math.min(this.count + stepSize, this.total);
    this.notes.saveStep(this.path, Math.ceil(this.count / stepSize));
  }

  dispose(): void {
    this.timer.dispose();
    this.isWaiting = false;
  }

  private onEndVisible(isAtEnd: boolean): void {
    this.isAtEnd = isAtEnd;
    if (!isAtEnd || this.isWaiting || !this.hasMore || this.stepsLeft === 0) return;
    this.isWaiting = true;
    this.timer.start(autoAddDelayMs, this.addAutomatically);
  }

  private addAutomatically(): void {
    this.isWaiting = false;
    this.stepsLeft -= 1;
    this.showMore();
    // On a tall screen the end may still be visible, which triggers the next step.
    this.onEndVisible(this.isAtEnd);
  }

  /** Restores the steps after a reload: the server renders only the first step. */
  private restore(shown: AbortSignal): void {
    const noted = Math.min(this.notedCount, this.total);
    if (noted <= this.count) return this.viewport.storeScrollPosition(shown);
    this.count = noted;
    scrollBackAfterPaint(this.viewport, shown);
  }

  private get notedCount(): number {
    return stepSize * (this.notes.findStep(this.path) ?? 1);
  }

  private get path(): string {
    return splitPath(this.navigator.path)[0];
  }
}
