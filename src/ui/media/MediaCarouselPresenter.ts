import { PlaybackConditions } from '../../application/content/PlaybackConditions';
import { Viewport } from '../../application/navigation/Viewport';
import { observed, presenter } from '../presenter';

/** Pixels before the carousel is visible at which its code is loaded. */
const nearness = 400;

@presenter
export class MediaCarouselPresenter {
  isNear = false;
  mayMove = false;

  constructor(
    private readonly conditions: PlaybackConditions,
    private readonly viewport: Viewport,
  ) {
    observed(this);
  }

  /** @param id of the carousel @returns what ends it */
  begin(id: string): () => void {
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
