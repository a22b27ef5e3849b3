import { PlaybackConditions } from '#application/content/PlaybackConditions';
import { Viewport } from '#application/navigation/Viewport';
import { makePresenterObservable, presenter } from '../presenter';

/** Decides when a scrolling list of slides becomes a carousel, and how the carousel may move. */
@presenter
export class LazyCarouselPresenter {
  isNear = false;
  canAnimate = false;
  canAutoplay = false;

  constructor(
    private readonly conditions: PlaybackConditions,
    private readonly viewport: Viewport,
  ) {
    makePresenterObservable(this);
  }

  /**
   * @param id id of the observed element
   * @param nearness distance from the viewport, in pixels, at which the carousel's code is loaded
   * @returns a function that stops observing
   */
  start(id: string, nearness: number): () => void {
    const stops = [
      this.conditions.onChange(this.updateMotion),
      this.viewport.observeVisibility(id, this.onNear, nearness),
    ];
    this.updateMotion();
    return () => stops.forEach((stop) => stop());
  }

  private onNear(isNear: boolean): void {
    this.isNear ||= isNear;
  }

  private updateMotion(): void {
    this.canAnimate = this.conditions.canAnimate;
    this.canAutoplay = this.conditions.canAutoplay;
  }
}
