import { observer } from 'mobx-react-lite';
import type { Quantity } from '#domain/coupons/Quantity';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Dialog } from '../kit/overlays/Dialog';
import { usePresenter } from '../usePresenter';
import type { ConvertDacsPresenter } from './ConvertDacsPresenter';
import { convertOutcomeId } from './outcomeIds';

interface ConversionDialogProps {
  readonly converting: ConvertDacsPresenter;
  readonly quantity: Quantity;
}

export const ConversionDialog = observer(function ConversionDialog({
  converting,
  quantity,
}: ConversionDialogProps) {
  const t = useTexts('coupons');
  const shell = useTexts('app');
  const translations = usePresenter(Translations);
  const { endAfterwards } = converting;

  return (
    <Dialog
      open
      onClose={converting.cancel}
      title={t('convert.confirm.title', { count: quantity })}
      description={
        converting.hasUnlimitedGameTime
          ? t('convert.confirm.endless')
          : t('convert.confirm.text', { count: quantity })
      }
      closeLabel={shell('close')}
      fallbackFocusSelector={`#${convertOutcomeId}`}
      actions={
        <>
          <Button onClick={converting.cancel}>{t('confirm.cancel')}</Button>
          <Button variant="primary" onClick={() => void converting.confirm()}>
            {t('convert.confirm.submit', { count: quantity })}
          </Button>
        </>
      }
    >
      {endAfterwards && (
        <p>
          {t('convert.confirm.end')}{' '}
          <strong>
            <time dateTime={endAfterwards.toISOString()}>{translations.date(endAfterwards)}</time>
          </strong>
        </p>
      )}
    </Dialog>
  );
});
