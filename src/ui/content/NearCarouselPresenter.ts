import { PlaybackConditions } from '../../application/content/PlaybackConditions';
import { Viewport } from '../../application/navigation/Viewport';
import { observed, presenter } from '../presenter';

/** Decides when a row of slides becomes a carousel, and whether it may move by itself. */
@presenter
export class NearCarouselPresenter {
  isNear = false;
  mayMove = false;

  constructor(
    private readonly conditions: PlaybackConditions,
    private readonly viewport: Viewport,
  ) {
    observed(this);
  }

  /**
   * @param id id of the observed element
   * @param nearness distance in pixels, before the element is visible, at which the carousel's code is loaded
   * @returns a function that stops observing
   */
  begin(id: string, nearness: number): () => void {
    const stops = [this.conditions.onChange(this.look), this.viewport.watch(id, this.see, nearness)];
    this.look();
    return () => stops.forEach((stop) => stop());
  }

  private see(isNear: boolean): void {
    this.isNear ||= isNear;
  }

  private look(): void {
    this.mayMove = this.conditions.mayMove;
  }
}
