import { useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import { Heading } from '../kit/layout/Heading';
import { Panel } from '../kit/layout/Panel';
import { usePresenter } from '../usePresenter';
import { LazyTransferDialog } from './LazyTransferDialog';
import { QuantityField } from './QuantityField';
import { RecipientField } from './RecipientField';
import type { TransferDacsPresenter } from './TransferDacsPresenter';
import { transferOutcomeId } from './outcomeIds';
import { useTransferProblem } from './useTransferProblem';

const titleId = 'dacs-transfer-title';

interface TransferDacsFormProps {
  readonly transferring: TransferDacsPresenter;
}

export const TransferDacsForm = observer(function TransferDacsForm({ transferring }: TransferDacsFormProps) {
  const t = useTexts('coupons');
  const translations = usePresenter(Translations);
  const { quantity, call } = useTransferProblem(transferring);
  const form = useRef<HTMLFormElement>(null);
  const { completedTransfer, transferToConfirm, heldUntil, isBusy, isUnclear } = transferring;
  useFirstInvalidFocus(form, transferring.problem);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void transferring.submit();
  };

  return (
    <Panel aria-labelledby={titleId}>
      <div className="dacs-form">
        <Heading level={2} size={3} id={titleId}>
          {t('transfer.title')}
        </Heading>
        <p className="dacs-form__text">{t('transfer.text')}</p>
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
              {call}
              {isUnclear && ` ${t('transfer.unclear.text')}`}
            </Notice>
          )}
          {heldUntil && (
            <Notice tone="warning" title={t('held.title', { date: translations.dateTime(heldUntil) })}>
              {t('held.text')}
            </Notice>
          )}
        </div>
        {!heldUntil && (
          <form className="dacs-form__fields" ref={form} method="post" noValidate onSubmit={submit}>
            <RecipientField transferring={transferring} />
            <QuantityField
              name="dacsNumberTranfer"
              readOnly={isBusy}
              value={transferring.form.values.dacsNumberTranfer}
              error={quantity}
              onChange={transferring.change}
            />
            <Button type="submit" variant="primary" busy={isBusy} busyLabel={t('transfer.sending')}>
              {t('transfer.submit')}
            </Button>
          </form>
        )}
        {transferToConfirm && <LazyTransferDialog transferring={transferring} transfer={transferToConfirm} />}
      </div>
    </Panel>
  );
});
