import { FollowExperiment } from '../../application/analytics/FollowExperiment';
import { presenter } from '../presenter';

/** Has the visitor's variant recorded while the site is shown (SH-18). */
@presenter
export class ExperimentPresenter {
  private stop: (() => void) | undefined;

  constructor(private readonly followExperiment: FollowExperiment) {}

  start(): void {
    this.stop ??= this.followExperiment.execute();
  }

  dispose(): void {
    this.stop?.();
    this.stop = undefined;
  }
}
