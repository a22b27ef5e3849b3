import { observer } from 'mobx-react-lite';
import { usePresenter } from '../usePresenter';
import { later } from '../loading/later';
import { StepUpPresenter } from './StepUpPresenter';

const StepUpDialog = later(async () => (await import('./StepUpDialog')).StepUpDialog);

/** Dialog in which players prove their identity. Its code is loaded when the dialog is first opened. */
export const LazyStepUpDialog = observer(function LazyStepUpDialog() {
  const stepUp = usePresenter(StepUpPresenter);
  if (!stepUp.isOpen) return null;
  return <StepUpDialog />;
});
