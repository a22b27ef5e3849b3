import { observer } from 'mobx-react-lite';
import type { BetaKey } from '#domain/beta-keys/BetaKey';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Dialog } from '../kit/overlays/Dialog';
import type { CancelKeyPresenter } from './CancelKeyPresenter';
import { cancelOutcomeId } from './cancelOutcomeId';

interface CancelKeyDialogProps {
  readonly cancel: CancelKeyPresenter;
  readonly keyToCancel: BetaKey;
}

/** Confirmation dialog for canceling a key. If canceling fails, the error is shown above the list. */
export const CancelKeyDialog = observer(function CancelKeyDialog({
  cancel,
  keyToCancel,
}: CancelKeyDialogProps) {
  const t = useTexts('betaKeys');
  const shell = useTexts('app');

  return (
    <Dialog
      open
      onClose={cancel.closeDialog}
      title={t('cancel.title')}
      description={t('cancel.text', { email: keyToCancel.recipient || t('list.forgotten') })}
      closeLabel={shell('close')}
      fallbackFocusSelector={`#${cancelOutcomeId}`}
      actions={
        <>
          <Button onClick={cancel.closeDialog}>{t('cancel.keep')}</Button>
          <Button
            variant="danger"
            busy={cancel.sending.isSending}
            busyLabel={t('cancel.sending')}
            onClick={() => void cancel.confirm()}
          >
            {t('cancel.confirm')}
          </Button>
        </>
      }
    />
  );
});
