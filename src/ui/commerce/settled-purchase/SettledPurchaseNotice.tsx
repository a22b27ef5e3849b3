import { useTexts } from '../../content/useTexts';
import { ButtonLink } from '../../kit/actions/ButtonLink';
import { ShellNotice } from '../../app/ShellNotice';
import type { PurchaseOrder } from '#domain/commerce/PurchaseOrder';
import { rejectionTexts } from '../shared/rejectionTexts';
import type { SettledPurchasePresenter } from './SettledPurchasePresenter';

interface SettledPurchaseNoticeProps {
  readonly settled: SettledPurchasePresenter;
  readonly order: PurchaseOrder;
}

export const SettledPurchaseNotice = ({ settled, order }: SettledPurchaseNoticeProps) => {
  const t = useTexts('thankYou');
  const shell = useTexts('app');
  const isPaid = order.status === 'paid';
  const { title, text } = rejectionTexts(order);

  return (
    <ShellNotice
      tone={isPaid ? 'success' : 'warning'}
      title={t(isPaid ? 'found.title' : title)}
      action={
        <ButtonLink to={settled.destination}>{t(isPaid ? 'found.link' : 'found.linkRejected')}</ButtonLink>
      }
      dismiss={{ label: shell('dismiss'), onDismiss: settled.dismiss }}
    >
      {t(isPaid ? 'found.text' : text)}
    </ShellNotice>
  );
};
