import { observer } from 'mobx-react-lite';
import { ChevronDown } from 'lucide-react';
import type { ManagedSubscription } from '#application/billing/LoadSubscriptions';
import { accessEnd } from '#domain/billing/Subscription';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Notice } from '../kit/feedback/Notice';
import { useDataFont } from '../kit/foundation/useDataFont';
import { Table } from '../kit/layout/Table';
import { Icon } from '../kit/media/Icon';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import { FormattedDate } from './FormattedDate';
import { LoadingRows } from './LoadingRows';
import type { PaymentsPresenter } from './PaymentsPresenter';
import { SubscriptionPayments } from './SubscriptionPayments';
import { useBillingTexts } from './useBillingTexts';

interface SubscriptionListProps {
  readonly payments: PaymentsPresenter;
}

/** Id of the section's heading. */
export const subscriptionsTitleId = 'subscriptions-title';

const detailsOf = ({ id }: ManagedSubscription): string => `payments-of-${id}`;

export const SubscriptionList = observer(function SubscriptionList({ payments }: SubscriptionListProps) {
  const t = useTexts('billing');
  const { pathOf } = usePresenter(NavigationPresenter);
  const failureText = useFailureText('billing', 'failure');
  const { product } = useBillingTexts();
  const { state } = payments;
  useDataFont();

  if (state.kind === 'loading') return <LoadingRows label={t('subscriptions.loading')} />;
  if (state.kind === 'failed') {
    return (
      <Notice
        tone="danger"
        title={t('subscriptions.failed')}
        action={<Button onClick={() => payments.retry()}>{t('retry')}</Button>}
        announce
      >
        {failureText(state.failure)}
      </Notice>
    );
  }
  if (state.subscriptions.length === 0) {
    return (
      <Notice
        title={t('subscriptions.none.title')}
        action={<ButtonLink to={pathOf('buy')}>{t('plan.shop')}</ButtonLink>}
      >
        {t('subscriptions.none.text')}
      </Notice>
    );
  }
  const toggle = (subscription: ManagedSubscription) => {
    const isOpen = payments.isOpen(subscription);
    return (
      <button
        type="button"
        className="payments-toggle"
        aria-expanded={isOpen}
        aria-controls={detailsOf(subscription)}
        onClick={() => payments.toggle(subscription)}
      >
        <Icon icon={ChevronDown} />
        {product(subscription.productName)}
      </button>
    );
  };
  // Read here because the table renders its cells outside this observer, where MobX would not track the reads.
  const open = new Set(state.subscriptions.filter(payments.isOpen).map(({ id }) => id));
  return (
    <Table
      labelledBy={subscriptionsTitleId}
      hint={t('subscriptions.hint')}
      rows={state.subscriptions}
      rowKey={({ id }) => id}
      columns={[
        { key: 'product', header: t('column.product'), cell: toggle },
        {
          key: 'created',
          header: t('column.created'),
          cell: ({ createdAt }) => <FormattedDate of={createdAt} />,
        },
        {
          key: 'until',
          header: t('column.until'),
          cell: (subscription) => <Until of={subscription} />,
        },
        { key: 'provider', header: t('column.provider'), cell: ({ provider }) => t(`provider.${provider}`) },
        {
          key: 'status',
          header: t('column.status'),
          cell: ({ status }) => (
            <span className={`payments-status is-${status}`}>{t(`status.${status}`)}</span>
          ),
        },
      ]}
      details={{
        id: detailsOf,
        isOpen: ({ id }) => open.has(id),
        content: (subscription) => <SubscriptionPayments subscription={subscription} />,
      }}
    />
  );
});

const Until = observer(function Until({ of: subscription }: { readonly of: ManagedSubscription }) {
  const t = useTexts('billing');
  const until = accessEnd(subscription);
  if (!until) return '–';
  return (
    <>
      <FormattedDate of={until} />
      <span className="payments__note">
        {t(subscription.status === 'active' ? 'until.charge' : 'until.end')}
      </span>
    </>
  );
});
