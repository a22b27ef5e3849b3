import { observer } from 'mobx-react-lite';
import { later } from '../loading/later';
import type { CurrentPasswordDialogProps } from './CurrentPasswordDialog';

const CurrentPasswordDialog = later(
  async () => (await import('./CurrentPasswordDialog')).CurrentPasswordDialog,
);

/** The dialog that asks for the current password. Its code is loaded when it is first opened. */
export const LazyCurrentPasswordDialog = observer(function LazyCurrentPasswordDialog(
  props: CurrentPasswordDialogProps,
) {
  if (!props.password.isOpen) return null;
  return <CurrentPasswordDialog {...props} />;
});
