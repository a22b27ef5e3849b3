import { useTexts } from '../../content/useTexts';
import { Button } from '../../kit/actions/Button';
import { ButtonAnchor } from '../../kit/actions/ButtonAnchor';
import { Dialog } from '../../kit/overlays/Dialog';
import type { LeavingConfirmation } from './LeavingPresenter';
import './Leaving.scss';

interface LeavingDialogProps {
  readonly confirmation: LeavingConfirmation;
  readonly onStay: () => void;
}

export const LeavingDialog = ({ confirmation, onStay }: LeavingDialogProps) => {
  const t = useTexts('leaving');
  return (
    <Dialog
      open
      onClose={onStay}
      title={t('popup.title')}
      description={t('popup.text')}
      closeLabel={t('popup.close')}
      actions={
        <>
          <Button onClick={onStay}>{t('stay')}</Button>
          <ButtonAnchor
            variant="primary"
            href={confirmation.href}
            rel="noopener noreferrer"
            {...(confirmation.opensNewTab && { target: '_blank' })}
            // Closes the dialog, because the browser may restore this page from the back/forward cache.
            onClick={onStay}
          >
            {t('go')}
          </ButtonAnchor>
        </>
      }
    >
      <p className="leaving-host">
        {t('host')} <span className="k-data">{confirmation.host}</span>
      </p>
    </Dialog>
  );
};
