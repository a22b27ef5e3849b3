import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { hasReceipt, type PlacedOrder } from '#domain/billing/PlacedOrder';
import { orderNumber } from '#domain/commerce/orderNumber';
import { pathOf } from '#domain/navigation/pagePaths';
import { useTexts } from '../content/useTexts';
import { SkeletonRows } from '../kit/feedback/SkeletonRows';
import { Heading } from '../kit/layout/Heading';
import { Table } from '../kit/layout/Table';
import { Translations } from '../content/Translations';
import { usePresenter } from '../usePresenter';
import { historyTitleId } from './historyTitleId';
import { FormattedDate } from './FormattedDate';
import { MissingNameNotice } from './MissingNameNotice';
import { MoreEntries } from './MoreEntries';
import type { OrderHistoryPresenter } from './OrderHistoryPresenter';
import { OrderProgress } from './OrderProgress';
import { UnpaidOrderNotice } from './UnpaidOrderNotice';
import { useBillingTexts } from './useBillingTexts';

interface OrderHistoryProps {
  readonly history: OrderHistoryPresenter;
}

export const OrderHistory = observer(function OrderHistory({ history }: OrderHistoryProps) {
  const t = useTexts('billing');
  const { locale } = usePresenter(Translations);
  const { amount, product } = useBillingTexts();
  const section = useRef<HTMLElement>(null);
  const { orders, isOffered } = history;
  if (!isOffered) return null;

  const { entries } = orders;
  const receipt = (order: PlacedOrder) =>
    hasReceipt(order) && (
      <Link
        className="k-link payments__link"
        to={pathOf('receipt', locale, { orderId: order.id })}
        aria-label={t('history.receiptOf', { number: orderNumber(order.id) })}
      >
        {t('history.receipt')}
      </Link>
    );
  const number = (order: PlacedOrder) => <span className="payments__number">{orderNumber(order.id)}</span>;
  const status = (order: PlacedOrder) => (
    <>
      <span>{t(`order.${order.status}`)}</span>
      <OrderProgress order={order} history={history} />
    </>
  );
  return (
    <section className="payments__section" aria-labelledby={historyTitleId} ref={section}>
      <Heading level={2} size={3} id={historyTitleId}>
        {t('history.title')}
      </Heading>
      <UnpaidOrderNotice unpaid={history.unpaid} />
      {!entries && !orders.problem && <SkeletonRows label={t('loading')} count={3} height={3} />}
      {entries?.some(hasReceipt) && <MissingNameNotice />}
      {entries?.length === 0 && <p>{t('history.none')}</p>}
      {entries && entries.length > 0 && (
        <Table
          className="payments-orders"
          labelledBy={historyTitleId}
          hint={t('history.hint')}
          rows={entries}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'what',
              header: t('column.product'),
              cell: ({ lines }) => lines.map(({ name }) => product(name)).join(', '),
            },
            {
              key: 'date',
              header: t('column.date'),
              cell: ({ paidAt, orderedAt }) => <FormattedDate of={paidAt ?? orderedAt} />,
            },
            { key: 'number', header: t('column.number'), cell: number },
            { key: 'status', header: t('column.status'), cell: status },
            {
              key: 'price',
              header: t('column.price'),
              cell: (order) => amount(order.amount),
              number: true,
            },
            { key: 'receipt', header: t('column.receipt'), cell: receipt },
          ]}
        />
      )}
      <MoreEntries list={orders} table={section} failed={t('history.failed')} />
    </section>
  );
});
