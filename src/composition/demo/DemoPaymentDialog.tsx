import { observer } from 'mobx-react-lite';
import { formatMoney } from '#domain/commerce/formatMoney';
import { Translations } from '#ui/content/Translations';
import { useTexts } from '#ui/content/useTexts';
import { Button } from '#ui/kit/actions/Button';
import { Dialog } from '#ui/kit/overlays/Dialog';
import { Notice } from '#ui/kit/feedback/Notice';
import { usePresenter } from '#ui/usePresenter';
import type { DemoPaymentPresenter } from './DemoPaymentPresenter';

interface DemoPaymentDialogProps {
  readonly payment: DemoPaymentPresenter;
}

/** The demo's payment dialog. Like the provider's dialog, it can be closed only with its buttons. */
export const DemoPaymentDialog = observer(function DemoPaymentDialog({ payment }: DemoPaymentDialogProps) {
  const t = useTexts('demo');
  const { locale } = usePresenter(Translations);
  const { state, price } = payment;
  const isAtBank = state.kind === 'at-bank';
  const note = state.kind === 'open' ? state.note : undefined;

  return (
    <Dialog
      open
      locked
      title={t('payment.title')}
      description={t('payment.text', { price: price ? formatMoney(price, locale) : '' })}
      actions={
        <>
          <Button variant="primary" busy={isAtBank} busyLabel={t('payment.atBank')} onClick={payment.accept}>
            {t('payment.accept')}
          </Button>
          <Button blocked={isAtBank} onClick={payment.askBank}>
            {t('payment.bank')}
          </Button>
          <Button blocked={isAtBank} onClick={payment.decline}>
            {t('payment.decline')}
          </Button>
          <Button variant="quiet" onClick={payment.close}>
            {t('payment.close')}
          </Button>
        </>
      }
    >
      {isAtBank && <Notice announce>{t('payment.atBank')}</Notice>}
      {note !== undefined && (
        <Notice tone="danger" announce>
          {t(`payment.${note}`)}
        </Notice>
      )}
    </Dialog>
  );
});
