import { observer } from 'mobx-react-lite';
import type { Quantity } from '../../domain/coupons/Quantity';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Dialog } from '../kit/overlays/Dialog';
import type { ConvertDacsPresenter } from './ConvertDacsPresenter';
import { convertOutcome } from './outcomes';

interface ConfirmConversionProps {
  readonly converting: ConvertDacsPresenter;
  readonly asked: Quantity;
}

export const ConfirmConversion = observer(function ConfirmConversion({
  converting,
  asked,
}: ConfirmConversionProps) {
  const t = useTexts('dacs');
  const shell = useTexts('shell');

  return (
    <Dialog
      open
      onClose={converting.cancel}
      title={t('convert.confirm.title', { count: asked })}
      description={t('convert.confirm.text', { count: asked })}
      closeLabel={shell('close')}
      focusAfter={`#${convertOutcome}`}
      actions={
        <>
          <Button onClick={converting.cancel}>{t('confirm.cancel')}</Button>
          <Button variant="primary" onClick={() => void converting.confirm()}>
            {t('convert.confirm.submit', { count: asked })}
          </Button>
        </>
      }
    >
      {converting.addsNothing && <Notice tone="warning">{t('convert.confirm.endless')}</Notice>}
    </Dialog>
  );
});
