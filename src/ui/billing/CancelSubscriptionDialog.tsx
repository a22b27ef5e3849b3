import { observer } from 'mobx-react-lite';
import { accessEnd, isRenewable, type Subscription } from '#domain/billing/Subscription';
import { FailureNotice } from '../content/FailureNotice';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Dialog } from '../kit/overlays/Dialog';
import type { ManageSubscriptionPresenter } from './ManageSubscriptionPresenter';
import { outcomeId } from './OutcomeNotice';
import { useBillingTexts } from './useBillingTexts';
import { useRenewalText } from './useRenewalText';

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
  const renewalText = useRenewalText();
  const failureText = useFailureText();
  const { product } = useBillingTexts();
  const { isSending, problem } = managing.canceling;
  const { outlook } = managing;
  const consequence = isRenewable(subscription) ? 'cancel.text' : 'cancel.final';
  const consequenceText = t(accessEnd(subscription) ? consequence : 'cancel.plain');

  return (
    <Dialog
      open
      onClose={managing.closeDialog}
      title={t('cancel.title', { product: product(subscription.productName) })}
      description={outlook ? `${renewalText(outlook)} ${consequenceText}` : consequenceText}
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
        <FailureNotice problem={problem} title={t('cancel.failed')}>
          {failureText(problem)}
        </FailureNotice>
      )}
    </Dialog>
  );
});
