import { FollowExperiment } from '../../application/analytics/FollowExperiment';
import { presenter, type ViewLife } from '../presenter';

@presenter
export class ExperimentPresenter implements ViewLife {
  constructor(private readonly followExperiment: FollowExperiment) {}

  shown(): () => void {
    return this.followExperiment.execute();
  }
}
