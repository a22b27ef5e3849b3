import { observer } from 'mobx-react-lite';
import type { DeclarationKind } from '#domain/declarations/Declaration';
import type { OrderCheck } from '#domain/declarations/orderCheck';
import { cleanOrderNumber } from '#domain/shared/spellings';
import { useBillingTexts } from '../billing/useBillingTexts';
import { addWordJoiners } from '../kit/foundation/addNonBreakingSpaces';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Announced } from '../kit/feedback/Announced';
import { usePresenter } from '../usePresenter';
import { useWithdrawalTexts } from './useWithdrawalTexts';

interface CheckedOrderProps {
  readonly kind: DeclarationKind;
  /** As entered. */
  readonly orderNumber: string;
  readonly check: OrderCheck;
}

/** What the player's orders say about an order number. */
export const CheckedOrder = observer(function CheckedOrder({ kind, orderNumber, check }: CheckedOrderProps) {
  const t = useTexts('declarations');
  const translations = usePresenter(Translations);
  const { product } = useBillingTexts();
  const { right: rightText } = useWithdrawalTexts();

  const text = (): string => {
    switch (check.kind) {
      case 'unknown':
        return t('order.unknown', { number: addWordJoiners(cleanOrderNumber(orderNumber)) });
      case 'withdrawn':
        return t('order.withdrawn', { date: translations.date(check.at) });
      case 'refunded':
      case 'unpaid':
        return t(`order.${check.kind}`);
      case 'found': {
        const { order, right } = check;
        const found = t('order.found', {
          product: order.lines.map(({ name }) => product(name)).join(', '),
          date: translations.date(order.paidAt ?? order.orderedAt),
        });
        return kind === 'withdrawal' && right ? `${found} ${rightText(right)}` : found;
      }
    }
  };
  return <Announced className="declaration__order">{text()}</Announced>;
});
