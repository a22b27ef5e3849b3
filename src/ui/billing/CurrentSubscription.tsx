import { observer } from 'mobx-react-lite';
import type { ManagedSubscription } from '#application/billing/LoadSubscriptions';
import { FailureNotice } from '../content/FailureNotice';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Heading } from '../kit/layout/Heading';
import { Panel } from '../kit/layout/Panel';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import type { ManageSubscriptionPresenter } from './ManageSubscriptionPresenter';
import type { PaymentsPresenter } from './PaymentsPresenter';
import { useBillingTexts } from './useBillingTexts';
import { useRenewalText } from './useRenewalText';

interface CurrentSubscriptionProps {
  readonly payments: PaymentsPresenter;
}

/** The current subscription and its available actions (PY-02). */
export const CurrentSubscription = observer(function CurrentSubscription({
  payments,
}: CurrentSubscriptionProps) {
  const t = useTexts('billing');
  const { product } = useBillingTexts();
  const renewalText = useRenewalText();
  const { current, managing } = payments;

  if (!current) return null;
  return (
    <Panel aria-labelledby="current-title">
      <div className="payments-current">
        <div className="payments-current__words">
          <Heading level={2} size={3} id="current-title">
            {product(current.productName)}
          </Heading>
          <dl className="payments-current__facts">
            <dt>{t('column.status')}</dt>
            <dd className={`payments-status is-${current.status}`}>{t(`status.${current.status}`)}</dd>
            <dt>{t('column.provider')}</dt>
            <dd>{t(`provider.${current.provider}`)}</dd>
          </dl>
          <p>{renewalText(payments.renewalOf(current))}</p>
        </div>
        <Management managing={managing} subscription={current} />
      </div>
    </Panel>
  );
});

interface ManagementProps {
  readonly managing: ManageSubscriptionPresenter;
  readonly subscription: ManagedSubscription;
}

const Management = observer(function Management({ managing, subscription }: ManagementProps) {
  const t = useTexts('billing');
  const { pathOf } = usePresenter(NavigationPresenter);
  const failureText = useFailureText();
  const { isSending, problem } = managing.renewing;

  switch (subscription.action) {
    case 'cancel':
      return <Button onClick={() => managing.openDialog(subscription)}>{t('cancel.open')}</Button>;
    case 'renew':
      return (
        <div className="payments-current__action">
          <p>{t('renew.text')}</p>
          {problem && problem.kind !== 'not-renewable' && (
            <FailureNotice problem={problem} title={t('renew.failed')}>
              {failureText(problem)}
            </FailureNotice>
          )}
          <Button
            variant="primary"
            busy={isSending}
            busyLabel={t('renew.sending')}
            onClick={() => void managing.renew(subscription)}
          >
            {t('renew.submit')}
          </Button>
        </div>
      );
    case 'plan':
      return (
        <div className="payments-current__action">
          <p>{t('plan.text')}</p>
          <ButtonLink to={pathOf('buy')}>{t('plan.shop')}</ButtonLink>
        </div>
      );
    case 'store':
      return <p className="payments-current__action">{t('store.text')}</p>;
    case 'none':
      return null;
  }
});
