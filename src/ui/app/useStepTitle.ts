import { useEffect } from 'react';
import { isUsingStaticRendering } from 'mobx-react-lite';
import { usePresenter } from '../usePresenter';
import { PagePresenter } from './PagePresenter';

/**
 * Puts a step of the page into the document title while it is shown.
 *
 * @param step heading or outcome of the step; undefined for the first step
 */
export const useStepTitle = (step: string | undefined): void => {
  const { setStep } = usePresenter(PagePresenter);
  // Without JavaScript, each step is rendered on the server, which runs no effects.
  if (isUsingStaticRendering() && step !== undefined) setStep(step);

  useEffect(() => {
    if (step === undefined) return undefined;
    setStep(step);
    return () => setStep(undefined);
  }, [setStep, step]);
};
