import { makeAutoObservable } from 'mobx';
import { PlaybackConditions } from '../../application/content/PlaybackConditions';
import { Viewport } from '../../application/navigation/Viewport';
import { presenter, type Disposable } from '../presenter';

/** Pixels before it comes into sight that the carousel gets its code. */
const nearness = 600;

/** When the reviews become a carousel, and whether it may move by itself (HO-03). */
@presenter
export class ReviewsPresenter implements Disposable {
  isNear = false;
  mayMove = false;
  private stops: readonly (() => void)[] = [];

  constructor(
    private readonly conditions: PlaybackConditions,
    private readonly viewport: Viewport,
  ) {
    makeAutoObservable<this, 'conditions' | 'viewport' | 'stops'>(
      this,
      { conditions: false, viewport: false, stops: false },
      { autoBind: true },
    );
  }

  begin(id: string): void {
    this.dispose();
    this.stops = [this.conditions.onChange(this.look), this.viewport.watch(id, this.see, nearness)];
    this.look();
  }

  dispose(): void {
    this.stops.forEach((stop) => stop());
    this.stops = [];
  }

  private see(isNear: boolean): void {
    this.isNear ||= isNear;
  }

  private look(): void {
    this.mayMove = this.conditions.mayMove;
  }
}
