import { observer } from 'mobx-react-lite';
import { usePresenter } from '../../usePresenter';
import { later } from '../../loading/later';
import { LeavingPresenter } from './LeavingPresenter';

const LeavingDialog = later(async () => (await import('./LeavingDialog')).LeavingDialog);

/** Asks for confirmation before the visitor follows an external link. Its code is loaded on demand (SH-14). */
export const LazyLeavingDialog = observer(function LazyLeavingDialog() {
  const { confirmation, closeDialog } = usePresenter(LeavingPresenter);
  if (!confirmation) return null;
  return <LeavingDialog confirmation={confirmation} onStay={closeDialog} />;
});
