import { PlaybackConditions } from '../../application/content/PlaybackConditions';
import { Viewport } from '../../application/navigation/Viewport';
import { observed, presenter, type ViewLife } from '../presenter';

/** The id of the section that is watched. */
export const releasesId = 'press-releases';

/** Pixels before the section is visible at which the carousel's code is loaded. */
const nearness = 600;

/** When the press releases become a carousel, and whether it may move by itself. */
@presenter
export class ReleaseCarouselPresenter implements ViewLife {
  isNear = false;
  mayMove = false;

  constructor(
    private readonly conditions: PlaybackConditions,
    private readonly viewport: Viewport,
  ) {
    observed(this);
  }

  shown(): () => void {
    const stops = [this.conditions.onChange(this.look), this.viewport.watch(releasesId, this.see, nearness)];
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
