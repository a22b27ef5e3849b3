import { observer } from 'mobx-react-lite';
import { ChevronDown } from 'lucide-react';
import type { ManagedSubscription } from '#application/billing/LoadSubscriptions';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Notice } from '../kit/feedback/Notice';
import { SkeletonRows } from '../kit/feedback/SkeletonRows';
import { useDataFont } from '../kit/foundation/useDataFont';
import { Table } from '../kit/layout/Table';
import { Icon } from '../kit/media/Icon';
import { Loaded } from '../loading/Loaded';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import { FormattedDate } from './FormattedDate';
import type { PaymentsPresenter } from './PaymentsPresenter';
import { SubscriptionPayments } from './SubscriptionPayments';
import { useBillingTexts } from './useBillingTexts';
import { useRenewalText } from './useRenewalText';

interface SubscriptionListProps {
  readonly payments: PaymentsPresenter;
}

/** Id of the section's heading. */
export const subscriptionsTitleId = 'subscriptions-title';

const detailsOf = ({ id }: ManagedSubscription): string => `payments-of-${id}`;

export const SubscriptionList = observer(function SubscriptionList({ payments }: SubscriptionListProps) {
  const t = useTexts('billing');
  const failureText = useFailureText();

  return (
    <Loaded
      of={payments.subscriptions}
      placeholder={<SkeletonRows label={t('subscriptions.loading')} count={3} height={3} />}
      title={t('subscriptions.failed')}
      failureText={failureText}
      retryLabel={t('retry')}
      onRetry={payments.retry}
    >
      {(subscriptions) => <Subscriptions payments={payments} subscriptions={subscriptions} />}
    </Loaded>
  );
});

interface SubscriptionsProps extends SubscriptionListProps {
  readonly subscriptions: readonly ManagedSubscription[];
}

const Subscriptions = observer(function Subscriptions({ payments, subscriptions }: SubscriptionsProps) {
  const t = useTexts('billing');
  const { pathOf } = usePresenter(NavigationPresenter);
  const { product } = useBillingTexts();
  const renewalText = useRenewalText();
  useDataFont();

  if (subscriptions.length === 0) {
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
        <span>{product(subscription.productName)}</span>
      </button>
    );
  };
  // Read here because the table renders its cells outside this observer, where MobX would not track the reads.
  const renewals = new Map(subscriptions.map((one) => [one.id, renewalText(payments.renewalOf(one))]));
  const open = new Set(subscriptions.filter(payments.isOpen).map(({ id }) => id));
  return (
    <Table
      labelledBy={subscriptionsTitleId}
      hint={t('subscriptions.hint')}
      rows={subscriptions}
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
          cell: ({ id }) => renewals.get(id),
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
