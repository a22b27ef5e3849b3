import { useTexts } from '../../content/useTexts';
import { ButtonLink } from '../../kit/actions/ButtonLink';
import { Notice } from '../../kit/feedback/Notice';
import type { PurchaseOrder } from '../../../domain/commerce/PurchaseOrder';
import { rejectionTexts } from '../shared/rejectionTexts';
import type { FoundPurchasePresenter } from './FoundPurchasePresenter';

interface FoundPurchaseNoticeProps {
  readonly found: FoundPurchasePresenter;
  readonly order: PurchaseOrder;
}

export const FoundPurchaseNotice = ({ found, order }: FoundPurchaseNoticeProps) => {
  const t = useTexts('thanks');
  const shell = useTexts('shell');
  const isPaid = order.status === 'paid';
  const { title, text } = rejectionTexts(order);

  return (
    <div className="session-ended">
      <Notice
        tone={isPaid ? 'success' : 'warning'}
        title={t(isPaid ? 'found.title' : title)}
        action={
          <ButtonLink to={found.destination}>{t(isPaid ? 'found.link' : 'found.linkRejected')}</ButtonLink>
        }
        dismiss={{ label: shell('dismiss'), onDismiss: found.dismiss }}
        announce
      >
        {t(isPaid ? 'found.text' : text)}
      </Notice>
    </div>
  );
};
