import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { hasReceipt, type PlacedOrder } from '#domain/billing/PlacedOrder';
import { orderNumber } from '#domain/commerce/orderNumber';
import { queryOfOrder } from '#domain/declarations/orderQuery';
import { pathOf } from '#domain/navigation/matchPath';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Table } from '../kit/layout/Table';
import { Translations } from '../content/Translations';
import { usePresenter } from '../usePresenter';
import { FormattedDate } from './FormattedDate';
import { LoadingRows } from './LoadingRows';
import { MoreEntries } from './MoreEntries';
import type { OrderHistoryPresenter } from './OrderHistoryPresenter';
import { useBillingTexts } from './useBillingTexts';

interface OrderHistoryProps {
  readonly history: OrderHistoryPresenter;
}

export const OrderHistory = observer(function OrderHistory({ history }: OrderHistoryProps) {
  const t = useTexts('billing');
  const translations = usePresenter(Translations);
  const { locale } = translations;
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
  const number = (order: PlacedOrder) => (
    <>
      <span className="payments__number">{orderNumber(order.id)}</span>
      {history.canWithdrawFrom(order) && (
        <Link
          className="k-link payments__link"
          to={pathOf('withdrawal', locale) + queryOfOrder(order.id)}
          aria-label={t('history.withdrawFrom', { number: orderNumber(order.id) })}
        >
          {t('history.withdraw')}
        </Link>
      )}
    </>
  );
  const status = (order: PlacedOrder) => (
    <>
      {t(`order.${order.status}`)}
      {order.declarations?.map(({ kind, receivedAt }) => (
        <small className="payments__declared" key={`${kind} ${receivedAt.toISOString()}`}>
          {t(`history.${kind}`, { date: translations.date(receivedAt) })}
        </small>
      ))}
    </>
  );
  return (
    <section className="payments__section" aria-labelledby="history-title" ref={section}>
      <Heading level={2} size={3} id="history-title">
        {t('history.title')}
      </Heading>
      {!entries && !orders.problem && <LoadingRows label={t('loading')} />}
      {entries?.length === 0 && <p>{t('history.none')}</p>}
      {entries && entries.length > 0 && (
        <Table
          labelledBy="history-title"
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
            { key: 'status', header: t('column.status'), cell: status },
            { key: 'number', header: t('column.number'), cell: number },
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
