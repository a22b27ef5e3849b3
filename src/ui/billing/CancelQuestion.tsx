import { observer } from 'mobx-react-lite';
import { isRenewable, runsUntil, type Subscription } from '../../domain/billing/Subscription';
import { Translations } from '../content/Translations';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Dialog } from '../kit/overlays/Dialog';
import { usePresenter } from '../usePresenter';
import type { ManageSubscriptionPresenter } from './ManageSubscriptionPresenter';
import { outcomeElement } from './OutcomeNotice';
import { useBillingWords } from './useBillingWords';

interface CancelDialogProps {
  readonly managing: ManageSubscriptionPresenter;
  readonly asked: Subscription;
}

export const CancelQuestion = observer(function CancelQuestion({ managing, asked }: CancelDialogProps) {
  const t = useTexts('payments');
  const shell = useTexts('shell');
  const translations = usePresenter(Translations);
  const failureText = useFailureText('payments', 'failure');
  const { product } = useBillingWords();
  const { isSending, problem } = managing.canceling;
  const until = runsUntil(asked);
  const outlook = isRenewable(asked) ? 'cancel.text' : 'cancel.final';

  return (
    <Dialog
      open
      onClose={managing.keep}
      title={t('cancel.title', { product: product(asked.productName) })}
      description={until ? t(outlook, { date: translations.date(until) }) : t('cancel.plain')}
      closeLabel={shell('close')}
      focusAfter={`#${outcomeElement}`}
      actions={
        <>
          <Button onClick={managing.keep}>{t('cancel.keep')}</Button>
          <Button
            variant="danger"
            busy={isSending}
            busyLabel={t('cancel.sending')}
            onClick={() => void managing.cancel()}
          >
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      {problem && problem.kind !== 'not-active' && (
        <Notice tone="danger" title={t('cancel.failed')} announce>
          {failureText(problem)}
        </Notice>
      )}
    </Dialog>
  );
});
