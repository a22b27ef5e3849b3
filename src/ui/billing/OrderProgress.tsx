import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { PlacedOrder } from '#domain/billing/PlacedOrder';
import { orderNumber } from '#domain/commerce/orderNumber';
import { queryOfOrder } from '#domain/declarations/orderQuery';
import { pathOf } from '#domain/navigation/pagePaths';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { useWithdrawalTexts } from '../declarations/useWithdrawalTexts';
import { usePresenter } from '../usePresenter';
import type { OrderHistoryPresenter } from './OrderHistoryPresenter';
import { UnpaidOrderActions } from './UnpaidOrderActions';

interface OrderProgressProps {
  readonly order: PlacedOrder;
  readonly history: OrderHistoryPresenter;
}

/** What has happened to an order since it was paid, and what the player can still do about it. */
export const OrderProgress = observer(function OrderProgress({ order, history }: OrderProgressProps) {
  const t = useTexts('billing');
  const withdrawals = useTexts('withdrawals');
  const { step: stepText } = useWithdrawalTexts();
  const { locale } = usePresenter(Translations);
  const steps = history.progressOf(order);

  return (
    <>
      {steps.map((step, index) => (
        // Steps have no identity of their own, and their order is fixed.
        <small className="payments__step" key={index}>
          <span>{stepText(step)}</span>
          {step.kind === 'declared' && step.declaration.id !== undefined && (
            <span className="payments__number">
              {withdrawals('number', { number: orderNumber(step.declaration.id) })}
            </span>
          )}
        </small>
      ))}
      {order.isPayable && <UnpaidOrderActions order={order} unpaid={history.unpaid} />}
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
});
