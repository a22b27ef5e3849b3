import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { usePresenter } from '../../usePresenter';
import { LeavingPresenter } from './LeavingPresenter';

const LeavingDialog = lazy(() =>
  import('./LeavingDialog').then((module) => ({ default: module.LeavingDialog })),
);

/** Asks for confirmation before the visitor follows an external link. Its code is loaded on demand (SH-14). */
export const LazyLeavingDialog = observer(function LazyLeavingDialog() {
  const { confirmation, closeDialog } = usePresenter(LeavingPresenter);
  if (!confirmation) return null;
  return (
    <Suspense>
      <LeavingDialog confirmation={confirmation} onStay={closeDialog} />
    </Suspense>
  );
});
