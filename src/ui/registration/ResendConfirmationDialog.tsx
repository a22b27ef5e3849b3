import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Dialog } from '../kit/overlays/Dialog';
import { Notice } from '../kit/feedback/Notice';
import { usePresenter } from '../usePresenter';
import { ResendConfirmationForm } from './ResendConfirmationForm';
import { ResendConfirmationPresenter } from './ResendConfirmationPresenter';

interface ResendConfirmationDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Dialog that resends the confirmation email to players who have not confirmed their account (SE-05). */
export const ResendConfirmationDialog = observer(function ResendConfirmationDialog(
  props: ResendConfirmationDialogProps,
) {
  const { email, onClose } = props;
  const resending = usePresenter(ResendConfirmationPresenter);
  const t = useTexts('session');

  useEffect(() => resending.begin(email), [resending, email]);

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('resend.title')}
      description={t('resend.text')}
      closeLabel={t('resend.close')}
    >
      {resending.sending.isDone ? (
        <>
          <Notice tone="success" announce>
            {t('resend.sent')}
          </Notice>
          <Button onClick={onClose}>{t('resend.close')}</Button>
        </>
      ) : (
        <ResendConfirmationForm resending={resending} />
      )}
    </Dialog>
  );
});
