import { PlaybackConditions } from '#application/content/PlaybackConditions';
import { makePresenterObservable, presenter, type ViewLifecycle } from '../presenter';

/** Determines when the featured articles turn into a carousel, and whether it may be animated. */
@presenter
export class FeaturedPresenter implements ViewLifecycle {
  isMounted = false;
  canAnimate = false;

  constructor(private readonly conditions: PlaybackConditions) {
    makePresenterObservable(this);
  }

  onShow(): () => void {
    const stop = this.conditions.onChange(this.updateMotion);
    this.updateMotion();
    this.isMounted = true;
    return stop;
  }

  private updateMotion(): void {
    this.canAnimate = this.conditions.canAnimate;
  }
}
