import { observer } from 'mobx-react-lite';
import type { BetaKey } from '../../domain/beta-keys/BetaKey';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Dialog } from '../kit/overlays/Dialog';
import type { CancelKeyPresenter } from './CancelKeyPresenter';
import { sentKeysElement } from './sentKeysElement';

interface CancelQuestionProps {
  readonly cancel: CancelKeyPresenter;
  readonly asked: BetaKey;
}

/** Confirmation dialog. A failure is shown above the list after the dialog closes. */
export const CancelQuestion = observer(function CancelQuestion({ cancel, asked }: CancelQuestionProps) {
  const t = useTexts('betaKeys');
  const shell = useTexts('shell');

  return (
    <Dialog
      open
      onClose={cancel.close}
      title={t('cancel.title')}
      description={t('cancel.text', { email: asked.recipient || t('list.forgotten') })}
      closeLabel={shell('close')}
      focusAfter={`#${sentKeysElement}`}
      actions={
        <>
          <Button onClick={cancel.close}>{t('cancel.keep')}</Button>
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
