import { useEffect } from 'react';
import { usePresenter } from '../usePresenter';
import { ExperimentPresenter } from './ExperimentPresenter';

/** Shows nothing: experiments are shown by what runs them. */
export const Experiment = () => {
  const experiment = usePresenter(ExperimentPresenter);
  useEffect(() => experiment.start(), [experiment]);
  return null;
};
