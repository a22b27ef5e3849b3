import { usePresenter } from '../usePresenter';
import { ExperimentPresenter } from './ExperimentPresenter';

/** Loads the experiment tool, which changes the page. Renders nothing. */
export const Experiment = () => {
  usePresenter(ExperimentPresenter);
  return null;
};
