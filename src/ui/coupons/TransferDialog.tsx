import { observer } from 'mobx-react-lite';
import type { PreparedTransfer } from '#application/coupons/PrepareTransfer';
import type { RecipientAccount } from '#domain/coupons/Recipient';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Dialog } from '../kit/overlays/Dialog';
import { usePresenter } from '../usePresenter';
import type { TransferDacsPresenter } from './TransferDacsPresenter';
import { transferOutcomeId } from './outcomeIds';

interface TransferDialogProps {
  readonly transferring: TransferDacsPresenter;
  readonly transfer: PreparedTransfer;
}

/** Confirmation dialog. It shows the exact account, because two names can look alike. */
export const TransferDialog = observer(function TransferDialog({
  transferring,
  transfer: { quantity, recipient, formerName, note },
}: TransferDialogProps) {
  const t = useTexts('coupons');
  const shell = useTexts('app');

  return (
    <Dialog
      open
      onClose={transferring.cancel}
      title={t('confirm.title', { count: quantity })}
      description={t('confirm.text')}
      closeLabel={shell('close')}
      fallbackFocusSelector={`#${transferOutcomeId}`}
      actions={
        <>
          <Button onClick={transferring.cancel}>{t('confirm.cancel')}</Button>
          <Button variant="primary" onClick={() => void transferring.confirm()}>
            {t('confirm.send', { count: quantity })}
          </Button>
        </>
      }
    >
      {formerName !== undefined && (
        <Notice tone="warning">
          {t('confirm.renamed', { former: formerName, name: recipient.displayName })}
        </Notice>
      )}
      <Account {...recipient} />
      {note !== undefined && (
        <p className="dacs-note">
          {t('confirm.note')} <bdi>{note}</bdi>
        </p>
      )}
    </Dialog>
  );
});

const Account = observer(function Account({ displayName, avatar, memberSince }: RecipientAccount) {
  const t = useTexts('coupons');
  const translations = usePresenter(Translations);

  return (
    <div className="dacs-account">
      <span className="dacs-account__avatar" aria-hidden="true">
        {avatar === undefined ? displayName.slice(0, 1) : <img src={avatar} alt="" width={64} height={64} />}
      </span>
      <p className="dacs-account__who">
        <strong>
          <bdi>{displayName}</bdi>
        </strong>
        {memberSince && <span>{t('confirm.memberSince', { date: translations.date(memberSince) })}</span>}
      </p>
    </div>
  );
});
