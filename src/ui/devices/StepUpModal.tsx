import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { usePresenter } from '../usePresenter';
import { StepUpPresenter } from './StepUpPresenter';

const StepUpDialog = lazy(() =>
  import('./StepUpDialog').then((module) => ({ default: module.StepUpDialog })),
);

/** The dialog that asks for a proof; its code is loaded when it is first opened. */
export const StepUpModal = observer(function StepUpModal() {
  const stepUp = usePresenter(StepUpPresenter);
  if (!stepUp.isOpen) return null;
  return (
    <Suspense>
      <StepUpDialog />
    </Suspense>
  );
});
