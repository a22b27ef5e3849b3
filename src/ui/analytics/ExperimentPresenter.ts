import { FollowExperiment } from '../../application/analytics/FollowExperiment';
import { presenter, type ViewLife } from '../presenter';

/** Records the visitor's variant while the site is shown (SH-18). */
@presenter
export class ExperimentPresenter implements ViewLife {
  constructor(private readonly followExperiment: FollowExperiment) {}

  shown(): () => void {
    return this.followExperiment.execute();
  }
}
