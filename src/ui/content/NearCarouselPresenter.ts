import { PlaybackConditions } from '../../application/content/PlaybackConditions';
import { Viewport } from '../../application/navigation/Viewport';
import { observed, presenter } from '../presenter';

/** When a row of slides becomes a carousel, and whether it may move by itself. */
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
   * @param id of the element that is watched
   * @param nearness pixels before the element is visible at which the code of the carousel is loaded
   * @returns what ends it
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
