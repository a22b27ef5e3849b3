import { observer } from 'mobx-react-lite';
import { GiftNoteField } from '../content/GiftNoteField';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Panel } from '../kit/layout/Panel';
import { later } from '../loading/later';
import { usePresenter } from '../usePresenter';
import { QuantityField } from './QuantityField';
import { RecipientField } from './RecipientField';
import type { TransferDacsPresenter } from './TransferDacsPresenter';
import { transferOutcomeId } from './outcomeIds';
import { useTransferProblem } from './useTransferProblem';

const TransferDialog = later(async () => (await import('./TransferDialog')).TransferDialog);

interface TransferDacsFormProps {
  readonly transferring: TransferDacsPresenter;
}

export const TransferDacsForm = observer(function TransferDacsForm({ transferring }: TransferDacsFormProps) {
  const t = useTexts('coupons');
  const translations = usePresenter(Translations);
  const { quantity, note, call } = useTransferProblem(transferring);
  const { completedTransfer, transferToConfirm, heldUntil, isBusy, isUnclear } = transferring;

  return (
    <Panel title={t('transfer.title')} text={t('transfer.text')}>
      <div id={transferOutcomeId} className="dacs-form__outcome" tabIndex={-1}>
        {completedTransfer && (
          <Notice
            tone="success"
            title={t('transfer.done', {
              count: completedTransfer.quantity,
              name: completedTransfer.recipient.displayName,
            })}
            dismiss={{ label: t('dismiss'), onDismiss: transferring.dismiss }}
            announce
          />
        )}
        {call !== undefined && (
          <Notice
            tone={isUnclear ? 'warning' : 'danger'}
            title={t(isUnclear ? 'transfer.unclear.title' : 'transfer.failed')}
            announce
          >
            {isUnclear ? `${call} ${t('transfer.unclear.text')}` : call}
          </Notice>
        )}
        {heldUntil && (
          <Notice tone="warning" title={t('held.title', { date: translations.dateTime(heldUntil) })}>
            {t('held.text')}
          </Notice>
        )}
      </div>
      {!heldUntil && (
        <SubmitForm gap={2} outcome={transferring.problem} onSubmit={transferring.submit}>
          <RecipientField transferring={transferring} />
          <QuantityField
            name="dacsNumberTranfer"
            readOnly={isBusy}
            value={transferring.form.values.dacsNumberTranfer}
            error={quantity}
            onChange={transferring.change}
          />
          <GiftNoteField
            readOnly={isBusy}
            value={transferring.form.values.note}
            error={note}
            onChange={transferring.changeNote}
          />
          <Button type="submit" variant="primary" busy={isBusy} busyLabel={t('transfer.sending')}>
            {t('transfer.submit')}
          </Button>
        </SubmitForm>
      )}
      {transferToConfirm && <TransferDialog transferring={transferring} transfer={transferToConfirm} />}
    </Panel>
  );
});
