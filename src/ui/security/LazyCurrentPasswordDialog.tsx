import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import type { CurrentPasswordDialogProps } from './CurrentPasswordDialog';

const CurrentPasswordDialog = lazy(() =>
  import('./CurrentPasswordDialog').then((module) => ({ default: module.CurrentPasswordDialog })),
);

/** The dialog that asks for the current password. Its code is loaded when it is first opened. */
export const LazyCurrentPasswordDialog = observer(function LazyCurrentPasswordDialog(
  props: CurrentPasswordDialogProps,
) {
  if (!props.password.isOpen) return null;
  return (
    <Suspense>
      <CurrentPasswordDialog {...props} />
    </Suspense>
  );
});
