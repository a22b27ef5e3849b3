import { observer } from 'mobx-react-lite';
import type { PlacedOrder } from '#domain/billing/PlacedOrder';
import { orderNumber } from '#domain/commerce/orderNumber';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import type { UnpaidOrderPresenter } from './UnpaidOrderPresenter';

interface UnpaidOrderActionsProps {
  readonly order: PlacedOrder;
  readonly unpaid: UnpaidOrderPresenter;
}

export const UnpaidOrderActions = observer(function UnpaidOrderActions({
  order,
  unpaid,
}: UnpaidOrderActionsProps) {
  const t = useTexts('billing');
  const number = orderNumber(order.id);
  const isCurrent = unpaid.orderId === order.id;

  return (
    <span className="payments__actions">
      <Button
        aria-label={t('unpaid.payFor', { number })}
        busy={isCurrent && unpaid.isBusy && !unpaid.dropping.isSending}
        busyLabel={t('unpaid.paying')}
        onClick={() => void unpaid.pay(order)}
      >
        {t('unpaid.pay')}
      </Button>
      <Button
        variant="quiet"
        aria-label={t('unpaid.dropFor', { number })}
        busy={isCurrent && unpaid.dropping.isSending}
        busyLabel={t('unpaid.dropping')}
        onClick={() => void unpaid.drop(order)}
      >
        {t('unpaid.drop')}
      </Button>
    </span>
  );
});
