import { FollowExperiment } from '#application/analytics/FollowExperiment';
import { presenter, type ViewLifecycle } from '../presenter';

@presenter
export class ExperimentPresenter implements ViewLifecycle {
  constructor(private readonly followExperiment: FollowExperiment) {}

  onShow(): () => void {
    return this.followExperiment.execute();
  }
}
