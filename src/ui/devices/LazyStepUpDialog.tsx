import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { usePresenter } from '../usePresenter';
import { StepUpPresenter } from './StepUpPresenter';

const StepUpDialog = lazy(() =>
  import('./StepUpDialog').then((module) => ({ default: module.StepUpDialog })),
);

/** Dialog in which players prove their identity. Its code is loaded when the dialog is first opened. */
export const LazyStepUpDialog = observer(function LazyStepUpDialog() {
  const stepUp = usePresenter(StepUpPresenter);
  if (!stepUp.isOpen) return null;
  return (
    <Suspense>
      <StepUpDialog />
    </Suspense>
  );
});
