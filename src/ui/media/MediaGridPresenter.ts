import { Viewport } from '../../application/navigation/Viewport';
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

/** Shows a list 20 at a time (ME-02). */
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
  ) {
    observed(this);
  }

  /** @returns what ends it */
  begin(total: number): () => void {
    this.total = total;
    const stop = this.viewport.watch(gridEndId, this.see, nearness);
    return () => {
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
  }
}
