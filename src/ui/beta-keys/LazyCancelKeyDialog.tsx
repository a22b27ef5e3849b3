import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import type { CancelKeyPresenter } from './CancelKeyPresenter';

const CancelQuestion = lazy(() =>
  import('./CancelKeyDialog').then((module) => ({ default: module.CancelKeyDialog })),
);

/** Lazy-loads the dialog when it is first opened. */
export const LazyCancelKeyDialog = observer(function LazyCancelKeyDialog({
  cancel,
}: {
  readonly cancel: CancelKeyPresenter;
}) {
  return cancel.keyToCancel ? (
    <Suspense>
      <CancelQuestion cancel={cancel} keyToCancel={cancel.keyToCancel} />
    </Suspense>
  ) : null;
});
