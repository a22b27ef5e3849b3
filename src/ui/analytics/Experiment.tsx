import { usePresenter } from '../usePresenter';
import { ExperimentPresenter } from './ExperimentPresenter';

/** Renders nothing: the experiment tool changes the page. */
export const Experiment = () => {
  usePresenter(ExperimentPresenter);
  return null;
};
