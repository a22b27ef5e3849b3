import { observer } from 'mobx-react-lite';
import { isRenewable, accessEnd, type Subscription } from '#domain/billing/Subscription';
import { Translations } from '../content/Translations';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Dialog } from '../kit/overlays/Dialog';
import { usePresenter } from '../usePresenter';
import type { ManageSubscriptionPresenter } from './ManageSubscriptionPresenter';
import { outcomeId } from './OutcomeNotice';
import { useBillingTexts } from './useBillingTexts';

interface CancelSubscriptionDialogProps {
  readonly managing: ManageSubscriptionPresenter;
  readonly subscription: Subscription;
}

export const CancelSubscriptionDialog = observer(function CancelSubscriptionDialog({
  managing,
  subscription,
}: CancelSubscriptionDialogProps) {
  const t = useTexts('billing');
  const shell = useTexts('app');
  const translations = usePresenter(Translations);
  const failureText = useFailureText('billing', 'failure');
  const { product } = useBillingTexts();
  const { isSending, problem } = managing.canceling;
  const until = accessEnd(subscription);
  const outlook = isRenewable(subscription) ? 'cancel.text' : 'cancel.final';

  return (
    <Dialog
      open
      onClose={managing.closeDialog}
      title={t('cancel.title', { product: product(subscription.productName) })}
      description={until ? t(outlook, { date: translations.date(until) }) : t('cancel.plain')}
      closeLabel={shell('close')}
      fallbackFocusSelector={`#${outcomeId}`}
      actions={
        <>
          <Button onClick={managing.closeDialog}>{t('cancel.keep')}</Button>
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
