import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { Subscription } from '#domain/billing/Subscription';
import { useTexts } from '../content/useTexts';
import { SkeletonRows } from '../kit/feedback/SkeletonRows';
import { Table } from '../kit/layout/Table';
import { usePresenter } from '../usePresenter';
import { FormattedDate } from './FormattedDate';
import { MoreEntries } from './MoreEntries';
import { SubscriptionPaymentsPresenter } from './SubscriptionPaymentsPresenter';
import { useBillingTexts } from './useBillingTexts';

interface SubscriptionPaymentsProps {
  readonly subscription: Subscription;
}

export const SubscriptionPayments = observer(function SubscriptionPayments({
  subscription,
}: SubscriptionPaymentsProps) {
  const presenter = usePresenter(SubscriptionPaymentsPresenter);
  const t = useTexts('billing');
  const { amount } = useBillingTexts();
  const details = useRef<HTMLDivElement>(null);
  const { payments } = presenter;
  const { id } = subscription;
  // Compared as a number, because a reloaded list contains new `Date` objects with the same values.
  const createdAt = subscription.createdAt.getTime();
  useEffect(() => presenter.show({ id, createdAt: new Date(createdAt) }), [presenter, id, createdAt]);

  const { entries } = payments;
  if (!entries && !payments.problem) return <SkeletonRows label={t('loading')} count={3} height={3} />;
  return (
    <div className="payments-details" ref={details}>
      {entries?.length === 0 && <p>{t('payments.none')}</p>}
      {entries && entries.length > 0 && (
        <Table
          caption={t('payments.caption')}
          rows={entries}
          rowKey={(payment) => payment.id}
          columns={[
            {
              key: 'paid',
              header: t('column.paid'),
              cell: ({ paidAt }) => (paidAt ? <FormattedDate of={paidAt} /> : '–'),
            },
            { key: 'status', header: t('column.status'), cell: ({ status }) => t(`order.${status}`) },
            {
              key: 'price',
              header: t('column.price'),
              cell: (payment) => amount(payment.amount),
              number: true,
            },
            {
              key: 'currency',
              header: t('column.currency'),
              cell: (payment) => payment.amount.currency,
            },
          ]}
        />
      )}
      {presenter.isPromoted(subscription) && <p className="payments__note">{t('payments.promotion')}</p>}
      <MoreEntries list={payments} table={details} failed={t('payments.failed')} />
    </div>
  );
});
