import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import type { CancelKeyPresenter } from './CancelKeyPresenter';

const CancelQuestion = lazy(() =>
  import('./CancelQuestion').then((module) => ({ default: module.CancelQuestion })),
);

/** Lazy-loads the dialog when it is first opened. */
export const CancelDialog = observer(function CancelDialog({
  cancel,
}: {
  readonly cancel: CancelKeyPresenter;
}) {
  return cancel.asked ? (
    <Suspense>
      <CancelQuestion cancel={cancel} asked={cancel.asked} />
    </Suspense>
  ) : null;
});
