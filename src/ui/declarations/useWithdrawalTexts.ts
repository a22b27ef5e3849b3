import { formatAmount } from '#domain/billing/Amount';
import type { OrderStep } from '#domain/billing/orderProgress';
import type { WithdrawalRight } from '#domain/billing/withdrawalRight';
import type { Refund } from '#domain/declarations/Declaration';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { usePresenter } from '../usePresenter';

interface WithdrawalTexts {
  readonly right: (right: WithdrawalRight) => string;
  readonly refund: (refund: Refund) => string;
  readonly step: (step: OrderStep) => string;
}

/** Sentences about withdrawals and refunds, which all pages share. */
export const useWithdrawalTexts = (): WithdrawalTexts => {
  const translations = usePresenter(Translations);
  const t = useTexts('withdrawals');
  const renewal = useTexts('renewal');
  const date = (day: Date): { readonly date: string } => ({ date: translations.date(day) });

  const right = (of: WithdrawalRight): string => {
    if (of.kind === 'open') return t('right.open', date(of.until));
    return of.kind === 'ended' ? t(`right.${of.reason}`, date(of.at)) : t('right.store');
  };
  const refund = ({ amount, refundedAt, cardLastFour }: Refund): string => {
    const returned = { amount: formatAmount(amount, translations.locale) };
    if (!refundedAt) return t('refund.undated', returned);
    const dated = { ...returned, ...date(refundedAt) };
    return cardLastFour === undefined
      ? t('refund.sameWay', dated)
      : t('refund.card', { ...dated, digits: cardLastFour });
  };
  const step = (of: OrderStep): string => {
    switch (of.kind) {
      case 'right':
        return right(of.right);
      case 'declared':
        return t(`received.${of.declaration.kind}`, date(of.declaration.receivedAt));
      case 'refund-due':
        return t('refund.due', date(of.at));
      case 'late':
        return t('refund.late');
      case 'ends':
        return renewal('ends', date(of.at));
      case 'refunded':
        return refund(of.refund);
    }
  };
  return { right, refund, step };
};
