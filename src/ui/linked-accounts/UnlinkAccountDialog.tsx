import { observer } from 'mobx-react-lite';
import { FailureNotice } from '../content/FailureNotice';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Dialog } from '../kit/overlays/Dialog';
import type { Provider } from './LinkOutcome';
import type { LinkedAccountsPresenter } from './LinkedAccountsPresenter';
import { outcomeId } from './LinkOutcomeNotice';

interface UnlinkAccountDialogProps {
  readonly page: LinkedAccountsPresenter;
  readonly provider: Provider;
}

/** Explains the consequences before an account is unlinked. */
export const UnlinkAccountDialog = observer(function UnlinkAccountDialog({
  page,
  provider,
}: UnlinkAccountDialogProps) {
  const t = useTexts('linkedAccounts');
  const shell = useTexts('app');
  const failureText = useFailureText();
  const { unlinking, gameTime } = page;
  const { isSending, problem } = unlinking.sending;
  const { months, refundPeriodEnd } = gameTime.status;
  const hasWaiting = provider === 'store' && (months !== undefined || refundPeriodEnd !== undefined);

  return (
    <Dialog
      open
      onClose={unlinking.closeDialog}
      title={t(`ask.${provider}.title`)}
      description={t(`ask.${provider}.text`)}
      closeLabel={shell('close')}
      fallbackFocusSelector={`#${outcomeId}`}
      actions={
        <>
          <Button onClick={unlinking.closeDialog}>{t('ask.keep')}</Button>
          <Button
            variant="danger"
            busy={isSending}
            busyLabel={t('ask.unlinking')}
            onClick={() => void unlinking.confirm()}
          >
            {t('ask.unlink')}
          </Button>
        </>
      }
    >
      {hasWaiting && <Notice tone="warning">{t('ask.waiting')}</Notice>}
      {problem && (
        <FailureNotice problem={problem} title={t('ask.failed')}>
          {problem.kind === 'only-way-in' ? t('ask.onlyWayIn') : failureText(problem)}
        </FailureNotice>
      )}
    </Dialog>
  );
});
