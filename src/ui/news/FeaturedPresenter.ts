import { PlaybackConditions } from '../../application/content/PlaybackConditions';
import { observed, presenter, type ViewLife } from '../presenter';

/** Determines when the featured articles become a carousel, and whether it may be animated. */
@presenter
export class FeaturedPresenter implements ViewLife {
  isRunning = false;
  mayMove = false;

  constructor(private readonly conditions: PlaybackConditions) {
    observed(this);
  }

  shown(): () => void {
    const stop = this.conditions.onChange(this.look);
    this.look();
    this.isRunning = true;
    return stop;
  }

  private look(): void {
    this.mayMove = this.conditions.mayMove;
  }
}
