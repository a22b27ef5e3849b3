import { usePresenter } from '../usePresenter';
import { ExperimentPresenter } from './ExperimentPresenter';

/** Shows nothing: the tool that runs experiments shows them. */
export const Experiment = () => {
  usePresenter(ExperimentPresenter);
  return null;
};
