import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { usePresenter } from '../usePresenter';
import { StepUpPresenter } from './StepUpPresenter';

/** Dialog in which players prove their identity. Its code is loaded when the dialog is first opened. */
export const LazyStepUpDialog = observer(function LazyStepUpDialog() {
  const stepUp = usePresenter(StepUpPresenter);
  const { isOpen, Dialog } = stepUp;

  useEffect(() => {
    if (isOpen) void stepUp.load(async () => (await import('./StepUpDialog')).StepUpDialog);
  }, [isOpen, stepUp]);

  return isOpen && Dialog ? <Dialog /> : null;
});
