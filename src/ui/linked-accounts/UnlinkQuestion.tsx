import { observer } from 'mobx-react-lite';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Dialog } from '../kit/overlays/Dialog';
import type { Provider } from './LinkOutcome';
import type { LinkedPresenter } from './LinkedPresenter';
import { outcomeElement } from './LinkOutcomeNotice';

interface UnlinkQuestionProps {
  readonly page: LinkedPresenter;
  readonly provider: Provider;
}

/** Explains what unlinking means before it is done. */
export const UnlinkQuestion = observer(function UnlinkQuestion({ page, provider }: UnlinkQuestionProps) {
  const t = useTexts('linked');
  const shell = useTexts('shell');
  const failureText = useFailureText('linked', 'failure');
  const { unlinking, gameTime } = page;
  const { isSending, problem } = unlinking.sending;
  const { months, refundPeriodEnd } = gameTime.waiting;
  const hasWaiting = provider === 'store' && (months !== undefined || refundPeriodEnd !== undefined);

  return (
    <Dialog
      open
      onClose={unlinking.keep}
      title={t(`ask.${provider}.title`)}
      description={t(`ask.${provider}.text`)}
      closeLabel={shell('close')}
      focusAfter={`#${outcomeElement}`}
      actions={
        <>
          <Button onClick={unlinking.keep}>{t('ask.keep')}</Button>
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
        <Notice tone="danger" title={t('ask.failed')} announce>
          {problem.kind === 'only-way-in' ? t('ask.onlyWayIn') : failureText(problem)}
        </Notice>
      )}
    </Dialog>
  );
});
